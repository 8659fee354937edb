import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move between rows, and between the search field and the first row. Home and End move
 * to the ends.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: list, key, target } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...list.querySelectorAll<HTMLElement>('li > :is(button, a)')]
  const at = rows.indexOf(target as HTMLElement)
  const next = key === 'ArrowDown' ? rows[at + 1] : at >= 0 ? findFromRow() : undefined
  if (!next) return
  event.preventDefault()
  next.focus()

  function findFromRow(): HTMLElement | null | undefined {
    if (key === 'ArrowUp') return rows[at - 1] ?? list.querySelector<HTMLElement>('input')
    if (key === 'Home') return rows[0]
    return key === 'End' ? rows.at(-1) : undefined
  }
}
