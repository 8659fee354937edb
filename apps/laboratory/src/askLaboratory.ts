/** Asks the laboratory for what it starts on request. Until then, and when it fails, something is said where the app would stand. */
export async function askLaboratory<answer>({ path }: { path: string }): Promise<answer> {
  say(`Starting ${path.replace(/^.*\//, '').replace('-', ' ')}…`)
  const response = await fetch(`/${path}`)
  const body = await response.json()
  if (response.ok) return body
  say(body.reason)
  throw new Error(body.reason)
}

/** Shown until the app is drawn over it. */
function say(text: string): void {
  document.getElementById('root')?.replaceChildren(text)
}
