/**
 * Loads the page again when the purchase is in another state. The pages work without it. A state
 * that could not be fetched is asked for again a second later.
 */
export const pageScript = `
const { state } = document.body.dataset
const look = async () => {
  try {
    const response = await fetch(location.pathname + '/state', { cache: 'no-store' })
    const now = await response.json()
    if (now.state !== state) return location.reload()
  } catch {}
  setTimeout(look, 1000)
}
if (state) setTimeout(look, 1000)
`
