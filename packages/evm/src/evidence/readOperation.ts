import { isRecord } from '../requests/isRecord.ts'
import type { TrialCall } from '../trial/trialRun.ts'
import { readAuthorized } from './readAuthorized.ts'
import type { SentCalls } from './sentCalls.ts'

const address = /^0x[0-9a-f]{40}$/
const hex = /^0x(?:[0-9a-f]{2})*$/
/** Stands for a factory where an authorization gives the account its code. @see EIP-7702 */
const authorized = /^0x77020*$/

/**
 * What a user operation does: its entry point calls the account. Whether it is signed, and what it
 * costs, is not tried.
 * @see ERC-4337
 */
export function readOperation(
  operation: unknown,
  entryPoint: unknown,
  account: string,
): SentCalls | 'unreadable' {
  if (!isRecord(operation)) return 'unreadable'
  const [sender, from] = [operation.sender, entryPoint].map(toLower)
  const data = toLower(operation.callData)
  const isOwn = sender === account && from !== undefined && address.test(from)
  if (!isOwn || data === undefined || !hex.test(data)) return 'unreadable'
  const setup = readSetup(operation)
  const code = readAuthorized(operation.eip7702Auth)
  if (!setup || code === 'unreadable') return 'unreadable'
  return {
    calls: [{ from, to: sender, data }],
    setup: setup.map((call) => ({ ...call, from })),
    code,
  }
}

/** Creates the account, if it has to be. Entry points take that in two forms. */
function readSetup(operation: {
  readonly [key: string]: unknown
}): readonly TrialCall[] | undefined {
  const { initCode = '0x', factory = null, factoryData = '0x' } = operation
  const code = toLower(initCode)
  const [to, data] =
    factory === null
      ? [code?.slice(0, 42), `0x${code?.slice(42) ?? ''}`]
      : [toLower(factory), toLower(factoryData)]
  if (to === '0x' || (to !== undefined && authorized.test(to))) return []
  const isReadable = to !== undefined && address.test(to) && data !== undefined && hex.test(data)
  return isReadable ? [{ to, data }] : undefined
}

function toLower(value: unknown): string | undefined {
  return typeof value === 'string' ? value.toLowerCase() : undefined
}
