import type { Upgrading } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { useSmartAccount } from '../controller/useSmartAccount.ts'
import type { SmartAccountTexts } from '../texts/en.ts'

export type RemovalTaskProps = { upgrading: Exclude<Upgrading, { status: 'idle' }> }

const states = {
  pending: 'pending',
  success: 'success',
  unknown: 'pending',
  error: 'error',
} as const

/** What becomes of taking the code away. Leaving it cancels nothing. */
export function RemovalTask({ upgrading }: RemovalTaskProps): ReactElement | null {
  const { network: networks } = useKit().controllers
  const text = useText<SmartAccountTexts>()
  const explain = useErrorText()
  const getName = useNetworkName()
  const slice = useSmartAccount()
  const { name: wallet } = useConnectedWallet()
  const { status, caipNetworkId } = upgrading
  const network = networks.find(caipNetworkId)
  if (!network) return null
  const name = getName(network)
  const hash = 'hash' in upgrading ? upgrading.hash : undefined
  const words = {
    pending: {
      title: hash ? text('smartAccount.waiting', { network: name }) : text('smartAccount.asking'),
      text: '',
    },
    success: {
      title: text('smartAccount.removed'),
      text: text('smartAccount.confirmed', { network: name }),
    },
    unknown: { title: text('smartAccount.unclear'), text: text('smartAccount.unclearText') },
    error: {
      title: text('smartAccount.notRemoved'),
      text: status === 'error' ? explain(upgrading.error, wallet) : '',
    },
  }[status]
  return (
    <ProgressTask
      icon={
        <NetworkImage {...{ caipNetworkId, name }} imageUrl={network.assets?.imageUrl} size={56} />
      }
      state={states[status]}
      {...words}
      actions={
        status === 'pending' ? undefined : (
          <>
            {status === 'error' && (
              <Button onClick={() => void slice.removeUpgrade({ caipNetworkId })}>
                {text('view.retry')}
              </Button>
            )}
            <Button
              variant={status === 'error' ? 'quiet' : 'primary'}
              onClick={() => slice.forgetRemoval()}
            >
              {text('smartAccount.done')}
            </Button>
          </>
        )
      }
    >
      {hash !== undefined && (
        <TransactionLink network={network} hash={hash}>
          {text('smartAccount.explorer')}
        </TransactionLink>
      )}
      {status === 'error' && <ErrorDetails error={upgrading.error} />}
    </ProgressTask>
  )
}
