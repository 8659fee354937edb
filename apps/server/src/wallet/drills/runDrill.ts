import { localUser } from '@cleat/localnet'
import { verifyMessage } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type Ceremony, logIns, message, sign } from './ceremonies.ts'
import { createDrillAuthenticator } from './createDrillAuthenticator.ts'
import { createDrillBrowser, type DrillBrowser } from './createDrillBrowser.ts'
import { createDrillVisitor } from './createDrillVisitor.ts'
import { createDrillFaults, type DrillFault } from './drillFaults.ts'
import type { DrillPlace } from './drillPlace.ts'
import { type DrillEnd, type DrillFrame, openDrillFrame } from './openDrillFrame.ts'
import { type DrillWindow, openDrillWindow } from './openDrillWindow.ts'
import { scanFarcaster } from './scanFarcaster.ts'
import type { DrillServer } from './startDrillServer.ts'

export type DrillReport = {
  /** The steps of the ceremony, in order. */
  readonly steps: readonly string[]
  readonly end: DrillEnd
  readonly ms: number
  /** What must hold and does not. */
  readonly broken: readonly string[]
}

let count = 0
const closeMs = 500

/** Runs a ceremony with a fault at one of its steps, and says what does not hold then. */
export async function runDrill(parameters: {
  service: DrillServer
  ceremony: Ceremony
  fault?: DrillFault | undefined
  /** Counted from 0. */
  at?: number | undefined
}): Promise<DrillReport> {
  const { service, ceremony, fault, at } = parameters
  const { by, from } = ceremony
  const { url, host, mailbox } = service
  count += 1
  const email = `drill${Date.now()}-${count}@mail.example`
  const authenticator = by === 'passkey' ? createDrillAuthenticator(url) : undefined
  authenticator?.use()
  const visitor = createDrillVisitor({ mailbox, email, authenticator })
  const { fid, key } = visitor.farcaster
  if (by === 'farcaster') await service.farcaster.register(fid, privateKeyToAddress(key))
  // Without an e-mail, no other account is like it.
  if (by === 'social')
    service.socials.use('google', { ...localUser, id: `${Date.now()}${count}`, email: null })
  let browser = createDrillBrowser()
  let opened: DrillFrame | undefined
  let window: DrillWindow | undefined
  const close = () => {
    window?.close()
    window?.remove()
    opened?.close()
  }
  const faults = createDrillFaults({
    ...{ service, fault, at, close, evict: () => browser.evict() },
    remove() {
      window?.remove()
      opened?.remove()
    },
  })
  const { onStep } = faults

  const open = async (own: DrillBrowser) => {
    const links = new Set<string>()
    const next = await openDrillFrame({
      ...{ browser: own, url, host, onStep, hasPasskeys: authenticator !== undefined },
      onLink(link) {
        if (links.has(link)) return
        links.add(link)
        void scanFarcaster({ browser: own, url, link, visitor, onStep })
      },
    })
    visitor.attend(next, onStep)
    return next
  }
  const toPlace = (frame: DrillFrame, own: DrillBrowser, address = ''): DrillPlace => ({
    ...{ frame, visitor, address },
    openWindow(secret, onView) {
      window?.remove()
      const one = openDrillWindow({
        ...{ browser: own, url, secret, onStep },
        onView(view) {
          onView?.(view)
          // The visitor reads it and closes the window, which the page hears of.
          if (view.name !== 'failed' && view.name !== 'nothing') return
          setTimeout(() => {
            // A later login has another window, and the page hears of that one.
            if (window !== one) return
            one.remove()
            frame.close()
          }, closeMs)
        },
      })
      window = one
      return one
    },
  })
  const perform = async (start: Ceremony['start'], place: DrillPlace) => {
    const end = await start(place)
    if (end.kind === 'failed') throw new Error(end.code)
    return end.answer as Answer
  }
  const logIn = (frame: DrillFrame, own: DrillBrowser) =>
    perform(logIns[by], toPlace(frame, own)).then(toAddress)

  let address = ''
  opened = await open(browser)
  if (from !== 'stranger') address = await logIn(opened, browser)
  if (from === 'elsewhere') {
    browser = createDrillBrowser()
    opened = await open(browser)
  }
  const before = opened.countSignatures()
  const approvals = visitor.approvals
  const place = toPlace(opened, browser, address)
  faults.start()
  const started = performance.now()
  const end = await ceremony.start(place)
  const ms = performance.now() - started
  const { steps, isHit } = faults.stop()

  const broken: string[] = []
  const check = (isRight: boolean, what: string) => {
    if (!isRight) broken.push(what)
  }
  if (fault) check(isHit, `the step ${at} was not reached`)
  check(end.kind === 'done' || end.code !== 'late', 'it did not end in time')
  check(end.kind === 'done' || end.code !== 'failed', 'it ended without saying why')
  check(
    opened.countSignatures() - before <= visitor.approvals - approvals,
    'more signatures than approvals',
  )
  await faults.over()
  try {
    // What was evicted is missed once the page is loaded again.
    if (fault === 'evicted') opened.remove()
    if (opened.isRemoved()) opened = await open(browser)
    if (ceremony.name === 'changeEmail') {
      const isChanged = end.kind === 'done'
      visitor.email = (await readEmail(opened)) ?? (isChanged ? visitor.nextEmail : email)
    }
    const after = await logIn(opened, browser)
    check(address === '' || after === address, 'another wallet')
    address = after
    await checkSignature(perform(sign, toPlace(opened, browser, address)), address)
    // What the visitor kept opens it elsewhere: the share of the service and that of the recovery.
    const elsewhere = createDrillBrowser()
    const other = await open(elsewhere)
    check((await logIn(other, elsewhere)) === address, 'another wallet elsewhere')
    await checkSignature(perform(sign, toPlace(other, elsewhere, address)), address)
    check(other.countWallets() === 1, 'not one wallet')
  } catch (error) {
    broken.push(`afterwards: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { steps, end, ms, broken }
}

type Account = { readonly namespace: string; readonly address: string }
type Answer = { readonly accounts: readonly Account[]; readonly signed: readonly string[] }

const toAddress = ({ accounts }: Answer) =>
  accounts.find(({ namespace }) => namespace === 'eip155')?.address ?? ''

/** What the account has, where this browser is still logged in. */
async function readEmail(opened: DrillFrame): Promise<string | undefined> {
  const end = await opened.ask('user.get', {}, 20_000)
  return (end.kind === 'done' && (end.answer as { email?: string } | null)?.email) || undefined
}

async function checkSignature(signing: Promise<Answer>, address: string) {
  const [signature = ''] = (await signing).signed
  const isOurs = await verifyMessage({
    ...{ address: address as `0x${string}`, message, signature: signature as `0x${string}` },
  })
  if (!isOurs) throw new Error('a signature of another account')
}
