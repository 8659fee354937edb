import { captureChannel, forge, hostileBehaviours, hostileService } from '@cleat/testing/auth'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { toRightRequest } from '../fixtures/toRightRequest.ts'
import { watchWallet } from '../pages/watchWallet.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(600_000)
// Ports that are not taken, and a frame that may not be where it is put.
test.use({ expectedNoise: /frame-ancestors|Framing|refused to connect/ })

test('W1: forged messages from six windows to both sides, before and while it asks, do nothing', async ({
  modal,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const { evm, frame } = visitor
  await visitor.logIn(`eve${Date.now()}@mail.example`)
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''
  const watch = watchWallet(quietPage, walletOrigin.url)

  const acted: string[] = []
  const rows = new Set<string>()
  let tried = 0
  const attack = async (time: string) => {
    const before = await watch.look()
    // One of the senders is a window.
    const expected = JSON.stringify({ ...before, windows: before.windows + 1 })
    watch.takeAsked()
    tried += await forge(quietPage, {
      address,
      async after({ row, name, from }) {
        rows.add(row)
        const isSame = JSON.stringify(await watch.look()) === expected
        const asked = watch.takeAsked()
        if (isSame && asked.length === 0) return
        acted.push(`${time}: ${row}, ${name}, ${from} ${asked.join()}`)
      },
    })
    expect(await watch.look()).toEqual(before)
  }
  await attack('nothing is asked')
  await expect(evm.address).toHaveText(address)
  await expect(evm.signOutcome).not.toHaveText(/^0x/)

  // It still hears the page, and its answer is the first that the page takes.
  await quietPage.bringToFront()
  await evm.click('Sign message')
  await expect(frame.title('Approve this?')).toBeVisible()
  await attack('a request waits')
  await expect(frame.title('Approve this?')).toBeVisible()
  expect(acted).toEqual([])
  expect(rows.size).toBe(24)
  expect(tried).toBeGreaterThanOrEqual(200)
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  expect(watch.takeAsked().filter((one) => one.endsWith('/share'))).toHaveLength(1)
  await expect(modal.dialog).toBeHidden()
})

test('W1: on a captured port, replays, other orders and other forms do nothing', async ({
  laboratory,
  modal,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const channel = await captureChannel(quietPage)
  const { evm, frame } = visitor
  await visitor.logIn(`mallory${Date.now()}@mail.example`)
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''
  const watch = watchWallet(quietPage, walletOrigin.url)
  const before = await watch.look()
  let tried = await channel.replay()
  expect(tried).toBeGreaterThanOrEqual(2)
  expect([await watch.look(), watch.takeAsked()]).toEqual([before, []])

  const acted: string[] = []
  const account = { caipNetworkId: `eip155:${laboratory.chains[0]?.id}`, address }
  tried += await channel.forge(account, {
    async after({ name, answers }) {
      const isSame = JSON.stringify(await watch.look()) === JSON.stringify(before)
      // Who is logged in is read before an account is compared.
      const asked = watch.takeAsked().filter((one) => one !== 'GET session')
      if (!isSame || asked.length > 0 || answers.includes('done'))
        acted.push(`${name} ${asked.join()} ${answers.join()}`)
    },
  })
  expect(acted).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(55)

  // The port was heard all the time: what is right is shown, and signed by no script.
  const request = JSON.stringify(toRightRequest(account))
  await channel.say(`{"v":1,"id":ID,"kind":"request","body":${request}}`)
  await expect.poll(async () => (await watch.look()).views).toEqual(['Approve this?'])
  expect(watch.takeAsked().filter((one) => one.endsWith('/share'))).toEqual([])
  // A port along ends the channel, and with it what was asked.
  await channel.say('{"v":1,"id":ID,"kind":"pulse","body":{}}', { hasPort: true })
  await expect.poll(async () => (await watch.look()).views).toEqual([])
  // Two beats are missed then.
  await expect(modal.dialog).toBeHidden({ timeout: 30_000 })
  await evm.click('Sign message')
  await expect(frame.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
})

test.describe('services', () => {
  // The browser writes a line for each refusal.
  test.use({ expectedNoise: /status of [45]\d\d|ERR_FAILED/ })

  test('a service that lies or fails gets no signature, the app learns why, and the next one is right', async ({
    modal,
    quietPage,
    visitor,
  }) => {
    const { evm } = visitor
    await visitor.logIn(`hal${Date.now()}@mail.example`)
    await visitor.createWallet()
    for (const behaviour of hostileBehaviours)
      await test.step(behaviour, async () => {
        const service = await hostileService(quietPage, behaviour)
        await evm.click('Sign message')
        // Where nothing is answered, nothing is asked.
        if (!['fail', 'garbage', 'hang'].includes(behaviour)) await visitor.approve()
        await expect(evm.signOutcome).toHaveText(/^[A-Z]+_[A-Z_]+: /, { timeout: 40_000 })
        expect(service.count).toBeGreaterThan(0)
        await expect(modal.dialog).toBeHidden()
        await service.stop()

        await evm.click('Sign message')
        await visitor.approve()
        await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
      })
  })
})
