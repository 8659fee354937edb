import { type ReactNode, useEffect, useId, useRef } from 'react'

export type ScreenProps = {
  title: string
  /** The number of further questions. */
  waiting?: number | undefined
  children: ReactNode
  /** Fixed at the bottom. */
  actions?: ReactNode
  /** The latest event. */
  news?: string | undefined
}

/** One task. Its title gets the focus, so that screen readers read it first. */
export function Screen({ title, waiting = 0, children, actions, news }: ScreenProps) {
  const newsId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="screen">
      <h1 ref={heading} tabIndex={-1} aria-describedby={news ? newsId : undefined}>
        {title}
      </h1>
      <div className="body">
        {waiting > 0 && (
          <p className="waiting-count" role="status">
            {waiting === 1 ? 'One more question waits' : `${waiting} more questions wait`}
          </p>
        )}
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
      {news !== undefined && (
        <p className="news" role="status" id={newsId}>
          {news}
        </p>
      )}
    </main>
  )
}
