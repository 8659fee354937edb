import { verifyMessage } from 'viem'
import { ask, type Ceremony, ceremonies, message } from './ceremonies.ts'
import { createDrillBrowser, type DrillBrowser } from './createDrillBrowser.ts'
import { createDrillVisitor } from './createDrillVisitor.ts'
import { type DrillEnd, type DrillFrame, openDrillFrame } from './openDrillFrame.ts'
import type { DrillServer } from './startDrillServer.ts'

/** What goes wrong at a step. */
export const drillFaults = ['kill', 'removed', 'closed', 'offline', 'evicted'] as const
export type DrillFault = (typeof drillFaults)[number]

export type DrillReport = {
  /** The steps of the ceremony, in order. */
  readonly steps: readonly string[]
  readonly end: DrillEnd
  readonly ms: number
  /** What must hold and does not. */
  readonly broken: readonly string[]
}

const offlineMs = 1_200
let count = 0

/** Runs a ceremony with a fault at one of its steps, and says what does not hold then. */
export async function runDrill(parameters: {
  service: DrillServer
  ceremony: Ceremony
  fault?: DrillFault | undefined
  /** Counted from 0. */
  at?: number | undefined
}): Promise<DrillReport> {
  const { service, ceremony, fault, at } = parameters
  const { url, host, mailbox } = service
  const email = `drill${Date.now()}-${count++}@mail.example`
  const visitor = createDrillVisitor({ mailbox, email })
  let browser = createDrillBrowser()
  let opened: DrillFrame | undefined
  let steps: string[] | undefined
  let offlineUntil = 0
  let isHit = false

  const onStep = async (step: string) => {
    // The next code is that of this login.
    if (step === '→ POST logins') mailbox.clear()
    if (Date.now() < offlineUntil && step.startsWith('→')) throw new TypeError('Offline.')
    if (!steps) return
    steps.push(step)
    if (isHit || !fault || steps.length - 1 !== at) return
    isHit = true
    if (fault === 'kill') service.killAndStart()
    if (fault === 'removed') opened?.remove()
    if (fault === 'closed') opened?.close()
    if (fault === 'evicted') browser.evict()
    if (fault === 'offline') offlineUntil = Date.now() + offlineMs
    const isLost = fault === 'kill' || fault === 'offline'
    if (isLost && !step.startsWith('view') && !step.startsWith('worker'))
      throw new TypeError('The connection was cut.')
  }
  const open = async (own: DrillBrowser) => {
    const next = await openDrillFrame({ ...{ browser: own, url, host }, onStep })
    visitor.attend(next, onStep)
    return next
  }
  const perform: Perform = async (name, own, account = '') => {
    const one = ceremonies.find((ceremony) => ceremony.name === name)
    if (!one) throw new Error(`No ceremony ${name}.`)
    const end = await ask(own, one, { email, address: account })
    if (end.kind === 'failed') throw new Error(`${name}: ${end.code}`)
    return end.answer as Awaited<ReturnType<Perform>>
  }
  let address = ''
  opened = await open(browser)
  if (ceremony.from !== 'stranger') address = toAddress(await perform('create', opened))
  if (ceremony.from === 'elsewhere') {
    browser = createDrillBrowser()
    opened = await open(browser)
  }
  const before = opened.countSignatures()
  const approvals = visitor.approvals
  steps = []
  const started = performance.now()
  const end = await ask(opened, ceremony, { email, address })
  const ms = performance.now() - started
  const own = steps
  steps = undefined

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
  await service.up()
  await new Promise((done) => setTimeout(done, Math.max(0, offlineUntil - Date.now())))
  try {
    // What was evicted is missed once the page is loaded again.
    if (fault === 'evicted') opened.remove()
    if (opened.isRemoved()) opened = await open(browser)
    const after = await perform('login', opened)
    check(address === '' || toAddress(after) === address, 'another wallet')
    address = toAddress(after)
    await checkSignature(perform, opened, address)
    // The code opens it elsewhere: the share of the service and that of the recovery.
    const other = await open(createDrillBrowser())
    check(toAddress(await perform('recover', other)) === address, 'another wallet elsewhere')
    await checkSignature(perform, other, address)
    check(other.countWallets() === 1, 'not one wallet')
  } catch (error) {
    broken.push(`afterwards: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { steps: own, end, ms, broken }
}

type Perform = (
  name: Ceremony['name'],
  own: DrillFrame,
  address?: string,
) => Promise<{ accounts: readonly Account[]; signed: readonly string[] }>

type Account = { readonly namespace: string; readonly address: string }

const toAddress = ({ accounts }: { readonly accounts: readonly Account[] }) =>
  accounts.find(({ namespace }) => namespace === 'eip155')?.address ?? ''

async function checkSignature(perform: Perform, opened: DrillFrame, address: string) {
  const [signature = ''] = (await perform('sign', opened, address)).signed
  const isOurs = await verifyMessage({
    ...{ address: address as `0x${string}`, message, signature: signature as `0x${string}` },
  })
  if (!isOurs) throw new Error('a signature of another account')
}
