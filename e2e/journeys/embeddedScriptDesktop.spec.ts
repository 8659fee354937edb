import { captureChannel } from '@cleat/testing/auth'
import { actAsScript, type ScriptOutcome } from '../fixtures/actAsScript.ts'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { toRightRequest } from '../fixtures/toRightRequest.ts'

/** 10,000 take some minutes. */
const runs = Number(process.env.CLEAT_RUNS ?? 500)
const seed = Number(process.env.CLEAT_SEED ?? 1)
const chunk = 50

test.setTimeout(600_000 + runs * 200)
// The service refuses what other origins send.
test.use({ expectedNoise: /status of 4\d\d|no-cors|net::ERR/, isStill: false })

test(`W4: a script that owns the page acts ${runs} times, and nothing is signed without a click`, async ({
  laboratory,
  modal,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  await captureChannel(quietPage)
  const { evm, frame } = visitor
  await visitor.logIn(`xss${Date.now()}@mail.example`)
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''
  const caipNetworkId = `eip155:${laboratory.chains[0]?.id}`
  const request = toRightRequest({ caipNetworkId, address })
  const released: string[] = []
  quietPage.on('response', (answer) => {
    if (answer.url().endsWith('/share') && answer.ok()) released.push(answer.url())
  })

  let outcome: ScriptOutcome | undefined
  let read = 0
  for (let at = 0; at < runs; at += chunk) {
    outcome = await quietPage.evaluate(actAsScript, {
      ...{ count: Math.min(chunk, runs - at), seed: seed * 7_919 + at },
      ...{ origin: walletOrigin.url, request },
    })
    read += outcome.read
  }
  expect(released).toEqual([])
  expect([outcome?.signed, read]).toEqual([0, 0])
  // It got as far as a script can.
  expect(outcome?.shown).toBeGreaterThan(runs / 100)
  console.log(`${runs} actions, ${outcome?.shown} requests shown`)

  // One click in the wallet's own origin is one signature.
  await quietPage.reload()
  await expect(evm.status).toHaveText('connected')
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  await expect(modal.dialog).toBeHidden()
  expect(released).toHaveLength(1)
})
