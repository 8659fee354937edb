import { expect, test } from '../fixtures/embeddedTest.ts'
import { listForgedEnvelopes, toRightRequest } from '../fixtures/forgedEnvelopes.ts'
import { listForgedMessages } from '../fixtures/forgedMessages.ts'
import { CapturedChannel } from '../pages/CapturedChannel.ts'
import { forge, HostilePages } from '../pages/HostilePages.ts'
import { watchWallet } from '../pages/watchWallet.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(600_000)
// Ports that are not taken, and a frame that may not be where it is put.
test.use({ expectedNoise: /frame-ancestors|Framing|refused to connect/ })

const rows = Array.from({ length: 24 }, (_, at) => `I${String(at + 1).padStart(2, '0')}`)

test('W1: forged messages from six windows to both sides, before and while it asks, do nothing', async ({
  context,
  laboratory,
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
  const messages = listForgedMessages(address)
  expect([...new Set(messages.map(({ row }) => row))]).toEqual(rows)
  const { port } = new URL(laboratory.url)
  const others = [
    `http://localhost:${port}/hostile`,
    `http://127.0.0.1:${Number(port) + 1}/hostile`,
  ]
  const forgers = await new HostilePages(quietPage, others as [string, string]).open(context)
  const watch = watchWallet(quietPage, walletOrigin.url)

  const acted: string[] = []
  let tried = 0
  const attack = async (time: string) => {
    const before = await watch.look()
    watch.takeAsked()
    for (const forger of forgers)
      for (const message of messages) {
        expect(await forge(forger, message)).toBeGreaterThan(5)
        tried += 1
        const isSame = JSON.stringify(await watch.look()) === JSON.stringify(before)
        const asked = watch.takeAsked()
        if (isSame && asked.length === 0) continue
        acted.push(`${time}: ${message.row}, ${message.name}, ${forger.name} ${asked.join()}`)
      }
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
  expect(tried).toBe(2 * 6 * messages.length)
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
  const channel = new CapturedChannel(quietPage)
  await channel.capture()
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
  const request = toRightRequest(`eip155:${laboratory.chains[0]?.id}`, address)
  for (const { name, json } of listForgedEnvelopes(request)) {
    const answers = await channel.say(json)
    tried += 1
    const isSame = JSON.stringify(await watch.look()) === JSON.stringify(before)
    // Who is logged in is read before an account is compared.
    const asked = watch.takeAsked().filter((one) => one !== 'GET session')
    if (!isSame || asked.length > 0 || answers.includes('done'))
      acted.push(`${name} ${asked.join()} ${answers.join()}`)
  }
  expect(acted).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(55)

  // The port was heard all the time: what is right is shown, and signed by no script.
  await channel.say(
    JSON.stringify({ v: 1, id: 'ID', kind: 'request', body: request }).replace('"ID"', 'ID'),
  )
  await expect.poll(async () => (await watch.look()).views).toEqual(['Approve this?'])
  expect(watch.takeAsked().filter((one) => one.endsWith('/share'))).toEqual([])
  // A port along ends the channel, and with it what was asked.
  await channel.say('{"v":1,"id":ID,"kind":"pulse","body":{}}', true)
  await expect.poll(async () => (await watch.look()).views).toEqual([])
  // Two beats are missed then.
  await expect(modal.dialog).toBeHidden({ timeout: 30_000 })
  await evm.click('Sign message')
  await expect(frame.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
})
