import { type JSX, type ReactNode, useState } from 'react'
import { styles } from '../style/styles.ts'

const pageSize = 100

/** A list that draws its first rows, and more when they are asked for. */
export function LongList<item>(props: {
  readonly label: string
  readonly items: readonly item[]
  readonly children: (item: item) => ReactNode
}): JSX.Element {
  const { label, items, children } = props
  const [count, setCount] = useState(pageSize)
  const more = items.length - count
  return (
    <>
      <ul className={styles.classes.list} aria-label={label}>
        {items.slice(0, count).map(children)}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={styles.classes.button}
          onClick={() => setCount(count + pageSize)}
        >
          Show {Math.min(more, pageSize)} of {more} more
        </button>
      )}
    </>
  )
}
