import type { FrameView } from '@cleat/embedded-wallet/frame'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIns, message, sign } from './ceremonies.ts'
import { changeRecovery } from './changeRecovery.ts'
import { changeSettings } from './changeSettings.ts'
import { createDrillAuthenticator } from './createDrillAuthenticator.ts'
import { createDrillBrowser, type DrillBrowser } from './createDrillBrowser.ts'
import { createDrillVisitor } from './createDrillVisitor.ts'
import type { DrillPlace } from './drillPlace.ts'
import { type DrillEnd, type DrillFrame, openDrillFrame } from './openDrillFrame.ts'
import { openDrillWindow } from './openDrillWindow.ts'
import { type DrillServer, startDrillServer } from './startDrillServer.ts'

let service: DrillServer
beforeAll(async () => {
  service = await startDrillServer()
}, 600_000)
afterAll(() => service.stop())

const timeout = 300_000
let count = 0

/** A browser of a visitor, with the wallet's frame in a page. */
type Device = { readonly browser: DrillBrowser; readonly frame: DrillFrame }

/** A visitor with a wallet, whose losses follow. */
async function open(given: { hasPasskey?: boolean } = {}) {
  const { url, host, mailbox } = service
  const authenticator = given.hasPasskey ? createDrillAuthenticator(url) : undefined
  authenticator?.use()
  count += 1
  const email = `loss${Date.now()}-${count}@mail.example`
  const visitor = createDrillVisitor({ mailbox, email, authenticator })
  const onStep = (step: string) => {
    if (step.endsWith('→ POST logins')) mailbox.clear()
  }
  const openDevice = async (browser = createDrillBrowser(), who = visitor): Promise<Device> => {
    const hasPasskeys = authenticator !== undefined
    const frame = await openDrillFrame({ browser, url, host, hasPasskeys, onStep })
    who.attend(frame, onStep)
    return { browser, frame }
  }
  const toPlace = ({ browser, frame }: Device, address = ''): DrillPlace => ({
    ...{ frame, visitor, address },
    openWindow: (secret, onView) => openDrillWindow({ browser, url, secret, onView, onStep }),
  })
  const logIn = async (device: Device) => readAddress(await logIns.email(toPlace(device)))
  const expectToSign = async (device: Device) => {
    const end = await sign(toPlace(device, address))
    if (end.kind !== 'done') throw new Error(end.code)
    const [signature] = (end.answer as { signed: readonly `0x${string}`[] }).signed
    expect(
      await verifyMessage({
        ...{ address: address as `0x${string}`, message, signature: signature ?? '0x' },
      }),
    ).toBe(true)
  }
  const first = await openDevice()
  const address = await logIn(first)
  return { visitor, authenticator, first, address, openDevice, toPlace, logIn, expectToSign }
}

function readAddress(end: DrillEnd): string {
  if (end.kind !== 'done') throw new Error(end.code)
  const { accounts } = end.answer as {
    accounts: readonly { namespace: string; address: string }[]
  }
  return accounts.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
}

/** Waits for a question of a device whose visitor knows no answer. */
function seek(frame: DrillFrame, name: FrameView['name']) {
  return vi.waitFor(
    () => {
      const view = frame.frame.stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`It shows ${view?.name}.`)
      return view
    },
    { timeout: 60_000, interval: 20 },
  )
}

test.each(['first', 'second'] as const)(
  'lost: the %s device; the other one removes it, and it signs nothing from then on',
  { timeout },
  async (lost) => {
    const { first, address, openDevice, toPlace, logIn, expectToSign } = await open()
    const second = await openDevice()
    expect(await logIn(second)).toBe(address)
    const [gone, kept] = lost === 'first' ? [first, second] : [second, first]
    const removal = await changeSettings(toPlace(kept), ({ devices }) => {
      const other = devices.find(({ isCurrent }) => !isCurrent)
      return other && { kind: 'removeDevice', id: other.id }
    })
    expect(removal).toMatchObject({ kind: 'done' })
    expect(await gone.frame.ask('user.get', {}, 20_000)).toEqual({ kind: 'done', answer: null })
    expect((await sign(toPlace(gone, address))).kind).toBe('failed')
    expect(await logIn(kept)).toBe(address)
    await expectToSign(kept)
  },
)

test('evicted: the storage of the one device; the code opens it there again', {
  timeout,
}, async () => {
  const { first, address, openDevice, logIn, expectToSign } = await open()
  first.browser.evict()
  first.frame.remove()
  const again = await openDevice(first.browser)
  expect(await logIn(again)).toBe(address)
  await expectToSign(again)
})

test('lost: the passkey; the recovery code opens it elsewhere', { timeout }, async () => {
  const all = await open({ hasPasskey: true })
  const { visitor, authenticator, first, address, openDevice, toPlace, logIn, expectToSign } = all
  expect(visitor.codes).toEqual([])
  // The window of this drill has no passkeys, so that a code is what is added.
  expect(await changeRecovery(toPlace(first))).toMatchObject({ kind: 'done' })
  expect(visitor.codes).toHaveLength(1)
  authenticator?.forget()
  const other = await openDevice()
  expect(await logIn(other)).toBe(address)
  await expectToSign(other)
})

test('lost: the recovery code and the device; the passkey opens it elsewhere', {
  timeout,
}, async () => {
  const { visitor, first, address, openDevice, toPlace, logIn, expectToSign } = await open({
    hasPasskey: true,
  })
  expect(await changeRecovery(toPlace(first))).toMatchObject({ kind: 'done' })
  visitor.codes.splice(0)
  first.browser.evict()
  first.frame.remove()
  const other = await openDevice()
  expect(await logIn(other)).toBe(address)
  await expectToSign(other)
})

test('lost: the mailbox and the device; one touch of the passkey opens it elsewhere', {
  timeout,
}, async () => {
  const { first, address, openDevice, toPlace, expectToSign } = await open({ hasPasskey: true })
  first.browser.evict()
  first.frame.remove()
  service.mailbox.clear()
  const other = await openDevice()
  expect(readAddress(await logIns.passkey(toPlace(other)))).toBe(address)
  expect(service.mailbox.mails.filter(({ subject }) => /^\d{6}/.test(subject))).toEqual([])
  await expectToSign(other)
})

test('stolen: the mailbox; it shows no account and signs nothing, and the owner goes on', {
  timeout,
}, async () => {
  const { visitor, first, address, openDevice, toPlace, logIn, expectToSign } = await open()
  const { email } = visitor
  const thief = createDrillVisitor({ mailbox: service.mailbox, email })
  // Of the right form, and of another wallet.
  thief.codes.push(...(await open()).visitor.codes)
  const theirs = await openDevice(createDrillBrowser(), thief)
  const ending = logIns.email({ ...toPlace(theirs), visitor: thief })
  const refused = await vi.waitFor(
    async () => {
      const view = await seek(theirs.frame, 'recover')
      if (!('problem' in view.shown) || !view.shown.problem) throw new Error('Not tried yet.')
      return view
    },
    { timeout: 60_000 },
  )
  expect(refused.shown).toMatchObject({ problem: { kind: 'wrong' } })
  expect(await theirs.frame.ask('user.get', {}, 20_000)).toEqual({ kind: 'done', answer: null })
  theirs.frame.close()
  expect((await ending).kind).toBe('failed')
  expect((await sign({ ...toPlace(theirs, address), visitor: thief })).kind).toBe('failed')
  expect(await logIn(first)).toBe(address)
  await expectToSign(first)
})

test('restored: a backup of last week; who has seen newer refuses it, and who has not signs', {
  timeout,
}, async () => {
  const { first, address, openDevice, toPlace, logIn, expectToSign } = await open()
  const restore = await service.backUp()
  const second = await openDevice()
  expect(await logIn(second)).toBe(address)
  await restore()
  // The backup knows nothing of this device, which has seen a newer generation than it.
  const ending = logIns.email(toPlace(second))
  expect(await ending).toEqual({ kind: 'failed', code: 'share-mismatch' })
  expect((await sign(toPlace(second, address))).kind).toBe('failed')
  await expectToSign(first)
  const third = await openDevice()
  expect(await logIn(third)).toBe(address)
  await expectToSign(third)
})

test('rotated: the key of the operator; shares that the old one sealed open', {
  timeout,
}, async () => {
  const { first, address, openDevice, logIn, expectToSign } = await open()
  await service.changeKey()
  expect(await logIn(first)).toBe(address)
  await expectToSign(first)
  const other = await openDevice()
  expect(await logIn(other)).toBe(address)
  await expectToSign(other)
})
