/** A host's style may show hidden elements, so assistive technology needs a separate mark. */
const attributes = { 'data-rehearsing': '', 'aria-hidden': 'true' }

/** Marks a dialog that is laid out, hidden, before it opens. */
export const rehearsal = {
  start(dialog: HTMLElement): void {
    for (const [name, value] of Object.entries(attributes)) dialog.setAttribute(name, value)
  },
  end(dialog: HTMLElement): void {
    for (const name of Object.keys(attributes)) dialog.removeAttribute(name)
  },
}
