import type { ReactElement, ReactNode } from 'react'
import { useAnnounceTask } from '../../announce/useAnnounceTask.ts'
import { ProgressRing, type ProgressRingProps } from '../ProgressRing/ProgressRing.tsx'
import { Task } from '../Task/Task.tsx'

export type ProgressTaskProps = {
  /** The picture in the ring, of 72 pixels. */
  icon: ReactNode
  state: ProgressRingProps['state']
  title: string
  text: string
  /** Announced instead of the text. */
  announced?: string | undefined
  actions?: ReactNode
  children?: ReactNode
}

/** The progress of a transaction. Announced to screen readers. */
export function ProgressTask(props: ProgressTaskProps): ReactElement {
  const { icon, state, title, text, announced = text, actions, children } = props
  useAnnounceTask({ title, text: announced })
  return (
    <Task
      icon={
        <ProgressRing shape="round" state={state}>
          {icon}
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
