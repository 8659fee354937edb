import type { WalletAccount } from '@wallet-standard/base'
import type { InputToSign } from '../../base/dialectWallet.ts'
import { WalletError } from '../../base/walletError.ts'

/** The inputs of one account with one sighash type. */
export type SigningGroup = {
  account: WalletAccount | undefined
  signingIndexes: number[]
  sigHash?: string
}

/** Groups the inputs to sign by account and sighash type. */
export function toSigningGroups(parameters: {
  inputs: readonly InputToSign[]
  findAccount: (address: string) => WalletAccount | undefined
}): readonly SigningGroup[] {
  const { inputs, findAccount } = parameters
  const groups = new Map<string, SigningGroup>()
  for (const { index, address, sighashTypes } of inputs) {
    const [type, ...more] = sighashTypes ?? []
    const sigHash = type === undefined ? undefined : names[type]
    if (more.length > 0 || (type !== undefined && !sigHash))
      throw new WalletError({ code: 4200, message: 'The wallet takes one kind of signature.' })
    const key = `${address} ${sigHash}`
    const group = groups.get(key) ?? {
      account: findAccount(address),
      signingIndexes: [],
      ...(sigHash ? { sigHash } : {}),
    }
    group.signingIndexes.push(index)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const names: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}
