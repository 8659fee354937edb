import type { JSX } from 'react'
import { toJson } from '../redaction/toJson.ts'
import { styles } from '../style/styles.ts'
import { CopyButton } from './CopyButton.tsx'

/** A value as JSON, without secrets, with a button that copies it. */
export function JsonBlock(props: {
  readonly name: string
  readonly value: unknown
  /** @default false */
  readonly isOpen?: boolean | undefined
}): JSX.Element {
  const { name, value, isOpen = false } = props
  const text = toJson(value)
  return (
    <details className={styles.classes.json} open={isOpen}>
      <summary>{name}</summary>
      <CopyButton getText={() => text}>Copy as JSON</CopyButton>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of keys. */}
      <section tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
    </details>
  )
}
