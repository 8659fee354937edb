import type { CaipNetwork } from '@cleat/core'
import type { PaymentLinkFault } from '@cleat/core/send'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'

const faults = {
  length: 'send.linkBroken',
  format: 'send.linkBroken',
  receiver: 'send.linkBroken',
  amount: 'send.linkBroken',
  network: 'send.linkNetwork',
  request: 'send.linkRequest',
  requirement: 'send.linkRequest',
  lightning: 'send.linkLightning',
} as const satisfies { [fault in PaymentLinkFault]: string }

/** Why the typed receiver is invalid. */
export function useReceiverError({ network }: { network: CaipNetwork }): string | undefined {
  const text = useText<SendTexts>()
  const explain = useErrorText()
  const { receiver, hasNames } = useControllerState(useSend().state)
  if (receiver.status !== 'error') return undefined
  switch (receiver.reason) {
    case 'failed':
      return explain(receiver.error)
    case 'link':
      return text(faults[receiver.fault])
    case 'nobody':
      return text('send.nobody', { network: network.name })
    case 'invalid':
      return text(hasNames ? 'send.invalid' : 'send.noAddress', { network: network.name })
    default:
      return receiver satisfies never
  }
}
