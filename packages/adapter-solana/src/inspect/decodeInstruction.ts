import type { RequestAction } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import { isTokenProgram } from '../base/isTokenProgram.ts'
import { programs } from '../base/programs.ts'

/** An instruction with the addresses of its accounts; `undefined` for one of a lookup table. */
export type NamedInstruction = {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

const memos = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
])
const unreadable: readonly RequestAction[] = [{ kind: 'opaque', reason: 'data' }]
const unlimited = (1n << 64n) - 1n

/**
 * What an instruction does. Unknown programs are calls.
 * @param account - who signs
 * @see System Program, SPL Token, Token-2022
 */
export function decodeInstruction(
  { program, accounts, data }: NamedInstruction,
  account: string,
): readonly RequestAction[] {
  if (program === undefined) return unreadable
  if (program === programs.budget || program === programs.associated) return []
  if (memos.has(program)) return [{ kind: 'message', text: new TextDecoder().decode(data) }]
  if (program === programs.system) return readSystem(accounts, data, account)
  if (isTokenProgram(program)) return readToken(accounts, data, account)
  return [{ kind: 'call', to: program, value: 0n }]
}

function readSystem(
  accounts: NamedInstruction['accounts'],
  data: Uint8Array,
  account: string,
): readonly RequestAction[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first, second] = accounts
  const type = data.length >= 4 ? view.getUint32(0, true) : undefined
  switch (type) {
    // CreateAccount, Transfer
    case 0:
    case 2: {
      if (!first || !second || data.length < 12) return unreadable
      return [toTransfer({ from: first, to: second, amount: view.getBigUint64(4, true), account })]
    }
    // Assign: another program owns the account from then on.
    case 1:
      return first && data.length === 36
        ? [{ kind: 'ownership', contract: first, to: base58.encode(data.subarray(4)) }]
        : unreadable
    // AdvanceNonceAccount: the transaction can be sent at any time.
    case 4:
      return [{ kind: 'opaque', reason: 'undated' }]
    // Allocate
    case 8:
      return []
    default:
      return unreadable
  }
}

function readToken(
  accounts: NamedInstruction['accounts'],
  data: Uint8Array,
  account: string,
): readonly RequestAction[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first, second, third, fourth] = accounts
  const amount = () => view.getBigUint64(1, true)
  const isLong = data.length >= 9
  switch (data[0]) {
    // Transfer, by the token account; TransferChecked, by the mint
    case 3:
      return first && second && third && isLong
        ? [toTransfer({ token: first, from: third, to: second, amount: amount(), account })]
        : unreadable
    case 12:
      return second && third && fourth && isLong
        ? [toTransfer({ token: second, from: fourth, to: third, amount: amount(), account })]
        : unreadable
    // Approve, ApproveChecked
    case 4:
      return first && second && isLong ? [toApproval(first, second, amount())] : unreadable
    case 13:
      return second && third && isLong ? [toApproval(second, third, amount())] : unreadable
    case 5:
      return first ? [{ kind: 'revoke', token: first, spender: '' }] : unreadable
    // SetAuthority
    case 6:
      return first
        ? [{ kind: 'ownership', contract: first, to: base58.encode(data.subarray(3, 35)) }]
        : unreadable
    // CloseAccount: what rent it holds goes to the second account.
    case 9:
      if (!first || !second) return unreadable
      return second === account ? [] : [{ kind: 'ownership', contract: first, to: second }]
    // InitializeAccount, InitializeAccount2 and 3, SyncNative
    case 1:
    case 16:
    case 17:
    case 18:
      return []
    default:
      return unreadable
  }
}

function toTransfer(given: {
  token?: string
  from: string
  to: string
  amount: bigint
  account: string
}): RequestAction {
  const { token, from, to, amount, account } = given
  return { kind: 'transfer', token, amount, to, ...(from !== account && { from }) }
}

function toApproval(token: string, spender: string, amount: bigint): RequestAction {
  const limit = amount === unlimited ? 'any' : amount
  return { kind: 'approve', token, spender, amount: limit, isSignature: false }
}
