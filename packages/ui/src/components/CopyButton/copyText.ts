/**
 * Copies a text, also without permission for the clipboard API.
 * @returns whether it worked
 */
export async function copyText(parameters: {
  text: string
  /**
   * The parent of a helper field. It is inside the dialog, whose focus trap would take the focus
   * otherwise.
   */
  near: HTMLElement
}): Promise<boolean> {
  const { text, near } = parameters
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection({ text, near })
  }
}

function copyBySelection({ text, near }: { text: string; near: HTMLElement }): boolean {
  const { ownerDocument: document } = near
  if (typeof document.execCommand !== 'function') return false
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  near.parentElement?.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    near.focus({ preventScroll: true })
  }
}
