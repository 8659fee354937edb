import type { Page } from '@playwright/test'

/** Records every camera track that a page receives, and returns which of them are live. */
export async function recordTracks(
  page: Page,
): Promise<() => Promise<readonly MediaStreamTrackState[]>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  return () =>
    page.evaluate(() => {
      const { tracks = [] } = window as Window & { tracks?: MediaStreamTrack[] }
      return tracks.map(({ readyState }) => readyState)
    })
}
