import type { KeyboardEvent } from 'react'

/** From the title, which has the focus of a new view, the arrow key leads to the first row. */
export function enterRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: title, key } = event
  if (key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey) return
  const modal = title.closest('[data-cleat]')
  const row = modal?.querySelector<HTMLElement>('[data-leaving=false] li > :is(button, a)')
  if (!row) return
  event.preventDefault()
  row.focus()
}
