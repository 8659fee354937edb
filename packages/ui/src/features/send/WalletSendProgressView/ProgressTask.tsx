import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { triangleAlertIcon } from '../../../icons/triangleAlertIcon.ts'
import { xIcon } from '../../../icons/xIcon.ts'
import type { SentFacts } from './sentFacts.ts'

export type ProgressTaskProps = {
  facts: SentFacts
  state: 'pending' | 'success' | 'error' | 'unknown'
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}

const badges = { success: checkIcon, error: xIcon, unknown: triangleAlertIcon }

/** The progress of a payment. Announced to screen readers. */
export function ProgressTask(props: ProgressTaskProps): ReactElement {
  const { facts, state, title, text, actions, children } = props
  const { caipNetworkId, name, assets } = facts.payment.network
  const announce = useAnnounce()
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text])
  return (
    <Task
      icon={
        <ProgressRing
          shape="round"
          state={state}
          badge={state !== 'pending' && <Icon of={badges[state]} size={18} strokeWidth={2.5} />}
        >
          <NetworkImage
            caipNetworkId={caipNetworkId}
            name={name}
            imageUrl={assets?.imageUrl}
            size={72}
          />
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
