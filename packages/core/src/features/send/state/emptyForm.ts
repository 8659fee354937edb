import type { SendState } from './sendState.ts'

/** What the visitor fills in, and what is found out for it. */
export type SendForm = Omit<
  SendState,
  | 'sending'
  | 'tokenBalances'
  | 'hasNames'
  | 'gasPrice'
  | 'gasPriceInUSD'
  | 'networkBalanceInUSD'
  | 'loading'
>

/** An empty form. */
export function emptyForm(): SendForm {
  return {
    token: undefined,
    sendTokenAmount: undefined,
    amountBefore: undefined,
    max: undefined,
    receiverText: '',
    receiverAddress: undefined,
    receiverProfileName: undefined,
    receiverProfileImageUrl: undefined,
    receiver: { status: 'idle' },
    preparing: { status: 'idle' },
  }
}
