import { expect, test } from '../fixtures/embeddedTest.ts'
import { openPostedWallet } from '../fixtures/openPostedWallet.ts'
import { type Secrets, searchHeap } from '../pages/searchHeap.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(600_000)

test('memory: no key, share or code after a login, a signature and a log out, nor in what left', async ({
  quietPage,
  visitor,
  walletOrigin,
}) => {
  const log: string[] = []
  quietPage.on('console', (message) => log.push(message.text()))
  const posted: string[] = []
  const others: string[] = []
  quietPage.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isOurs = origin === walletOrigin.url
    const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    if (isOurs && pathname === '/wallet/v1/wallets') posted.push(request.postData() ?? '')
    else others.push(text)
  })
  const { evm, frame } = visitor
  const email = `alan${Date.now()}@mail.example`
  await visitor.logIn(email)
  const [subject = ''] = await walletOrigin.mailbox.subjectsFor(email)
  const login = /^\d{6}/.exec(subject)?.[0] ?? ''
  expect(login).toHaveLength(6)
  const code = await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const secrets = new Map<string, string | Uint8Array>([
    ...(await openPostedWallet(JSON.parse(posted.at(-1) ?? ''), code)),
    ...[['recovery code', code] as const, ['code of the login', login] as const],
  ])
  expect([...secrets.keys()]).toEqual([
    ...['share of the recovery', 'share of the service', 'entropy', 'key of eip155'],
    ...['key of solana', 'recovery code', 'code of the login'],
  ])
  const find = async (some: Secrets = secrets) => {
    await quietPage.waitForTimeout(1_000)
    const wallet = quietPage.frames().find((one) => one.url().startsWith(walletOrigin.url))
    if (!wallet) throw new Error('No frame.')
    return searchHeap(quietPage, wallet, some)
  }
  expect(await find(), 'after the wallet was made').toEqual([])

  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  // What is on the page is found.
  const signature = (await evm.signOutcome.textContent()) ?? ''
  const all = new Map([...secrets, ['signature', signature]] as const)
  expect(await find(all), 'after a signature').toEqual(['signature'])
  expect(quietPage.workers()).toEqual([])

  await evm.click('Disconnect')
  await expect(evm.status).toHaveText('disconnected')
  expect(await find(), 'after a log out').toEqual([])

  // What left this browser, but for the wallet itself and the code that the visitor typed.
  const left = [...others.filter((text) => !/\/logins\/[^/]+\/code /.test(text)), ...log].join('\n')
  for (const [name, secret] of secrets) {
    const forms = typeof secret === 'string' ? [secret] : toTexts(secret)
    if (name === 'code of the login') continue
    for (const form of forms) expect(left.includes(form), `${name} left`).toBe(false)
  }
})

function toTexts(secret: Uint8Array): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(secret).toString(form))
}
