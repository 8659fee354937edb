import type { StorageArea } from '@cleat/core'
import { type JSX, useEffect, useReducer, useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { JsonBlock } from '../parts/JsonBlock.tsx'
import { styles } from '../style/styles.ts'
import { listStored, removeStored } from './storedItems.ts'

const { classes } = styles

/** What Cleat keeps in the browser between visits, and removing it. */
export function StorageView({ area }: { readonly area?: StorageArea | undefined }): JSX.Element {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [asked, setAsked] = useState<readonly string[]>()
  useEffect(() => {
    // Storage has no event for changes of this page.
    const timer = setInterval(draw, 1000)
    return () => clearInterval(timer)
  }, [])
  const items = listStored(area)
  if (!items)
    return <Empty>The app’s own storage cannot list its keys, or the browser has no storage.</Empty>
  if (items.length === 0) return <Empty>Nothing is kept.</Empty>
  const remove = () => {
    removeStored(area, asked ?? [])
    setAsked(undefined)
  }
  return (
    <>
      <div className={classes.bar}>
        <span className={classes.quiet}>
          {items.length} {items.length === 1 ? 'entry' : 'entries'} under “cleat.”
        </span>
        <button
          type="button"
          className={classes.button}
          onClick={() => setAsked(items.map(({ key }) => key))}
        >
          Remove all
        </button>
      </div>
      {asked && (
        <div className={classes.question} role="alertdialog" aria-label="Remove from storage">
          <p>
            Remove {asked.length === 1 ? asked[0] : `all ${asked.length} entries`}? What is open in
            this page stays until it is reloaded.
          </p>
          <button type="button" className={classes.danger} onClick={remove}>
            Remove
          </button>
          <button type="button" className={classes.button} onClick={() => setAsked(undefined)}>
            Keep
          </button>
        </div>
      )}
      <ul className={classes.list} aria-label="Stored values">
        {items.map(({ key, text }) => (
          <li key={key} className={classes.query}>
            <div className={classes.bar}>
              <span className={classes.queryName}>{key}</span>
              <span className={classes.quiet}>{text.length} characters</span>
              <button
                type="button"
                className={classes.button}
                aria-label={`Remove ${key}`}
                onClick={() => setAsked([key])}
              >
                Remove
              </button>
            </div>
            <JsonBlock name={`Value of ${key}`} value={parse(text)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
