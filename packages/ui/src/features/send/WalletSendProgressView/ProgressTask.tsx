import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import type { SentFacts } from './sentFacts.ts'

export type ProgressTaskProps = {
  facts: SentFacts
  state: 'pending' | 'success' | 'error' | 'unknown'
  title: string
  text: string
  /** Announced instead of the text. */
  announced?: string | undefined
  actions: ReactNode
  children?: ReactNode
}

/** The progress of a payment. Announced to screen readers. */
export function ProgressTask(props: ProgressTaskProps): ReactElement {
  const { facts, state, title, text, announced = text, actions, children } = props
  const { payment, iconUrl } = facts
  const { network, asset } = payment
  const announce = useAnnounce()
  useEffect(() => announce(`${title}. ${announced}`), [announce, title, announced])
  return (
    <Task
      icon={
        <ProgressRing shape="round" state={state}>
          {asset.address ? (
            <TokenImage name={asset.symbol} imageUrl={iconUrl} size={72} />
          ) : (
            <NetworkImage
              caipNetworkId={network.caipNetworkId}
              name={network.name}
              imageUrl={network.assets?.imageUrl}
              size={72}
            />
          )}
        </ProgressRing>
      }
      title={title}
      text={text}
      actions={actions}
    >
      {children}
    </Task>
  )
}
