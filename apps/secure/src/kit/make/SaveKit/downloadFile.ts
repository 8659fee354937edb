/**
 * Lets the browser save a file under a name: with a content, which is sent nowhere, or the page of
 * that name from this origin.
 */
export function downloadFile({ name, content }: { name: string; content?: string }): void {
  const url =
    content === undefined
      ? `/${name}`
      : URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin a moment later.
  if (content !== undefined) setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
