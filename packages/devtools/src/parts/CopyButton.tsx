import { type JSX, useEffect, useState } from 'react'
import { styles } from '../style/styles.ts'

type Copying = 'idle' | 'copied' | 'failed'

const words: { readonly [status in Copying]: string } = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying is blocked here',
}

/** Copies a text, and says whether it did. */
export function CopyButton(props: {
  readonly children: string
  /** Called by the press, so that long lists are only written then. */
  readonly getText: () => string
}): JSX.Element {
  const { children, getText } = props
  const [status, setStatus] = useState<Copying>('idle')
  useEffect(() => {
    if (status === 'idle') return undefined
    const timer = setTimeout(() => setStatus('idle'), 2000)
    return () => clearTimeout(timer)
  }, [status])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText())
      setStatus('copied')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <span className={styles.classes.copy}>
      <button type="button" className={styles.classes.button} onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{words[status]}</span>
    </span>
  )
}
