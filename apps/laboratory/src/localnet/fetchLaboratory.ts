/**
 * Requests something that the laboratory starts on demand. The page shows a text while it waits and
 * when it fails.
 */
export async function fetchLaboratory<answer>({ path }: { path: string }): Promise<answer> {
  say(`Starting ${path.replace(/^.*\//, '').replace('-', ' ')}…`)
  const response = await fetch(`/${path}`)
  const body = await response.json()
  if (response.ok) return body
  say(body.reason)
  throw new Error(body.reason)
}

/** Shows a text until the app renders over it. */
function say(text: string): void {
  document.getElementById('root')?.replaceChildren(text)
}
