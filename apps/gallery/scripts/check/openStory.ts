import type { Page } from 'playwright-core'
import type { Setting } from './settings.ts'

/** The window of a story's page. */
type StoryWindow = typeof window & {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string | undefined }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void }
}

const maxMs = 15_000
/** A story is stable after this time without changes. */
const quietMs = 100
/** How long a story may take to come into its state. Some wait for what never comes. */
const actMs = 2000

/** Loads the gallery in a setting, with one of its stories. */
export async function openGallery(
  page: Page,
  parameters: { url: string; id: string; setting: Setting; globals?: string | undefined },
): Promise<void> {
  const { url, id, setting, globals = '' } = parameters
  const { direction, width } = setting
  // The accessibility panel would run axe a second time, at the same time.
  const all = `theme:light;direction:${direction};a11y.manual:!true;${globals}`
  await page.setViewportSize({ width, height: 760 })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${all}`)
  await waitForStory(page, id)
}

/** Shows another story of a loaded gallery, because loading is slow. */
export async function showStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
  await waitForStory(page, id)
}

/**
 * Shows the dark theme of the story that a page shows, without rendering it again. The theme is an
 * attribute of its roots, and colours of the page around them.
 */
export async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const root of document.querySelectorAll('[data-theme="light"]'))
      root.setAttribute('data-theme', 'dark')
    document.documentElement.style.colorScheme = 'dark'
    document.body.style.background = '#0b0c10'
  })
  await page.evaluate(waitForQuiet, { actMs, quietMs, maxMs })
}

/** Waits until a story is rendered, played and stable. */
async function waitForStory(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const { id, phase = '' } = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {}
      return id === wanted && ['completed', 'finished', 'errored', 'aborted'].includes(phase)
    },
    id,
    { timeout: maxMs, polling: 20 },
  )
  await page.evaluate(waitForQuiet, { actMs, quietMs, maxMs })
}

/** Runs in the page. Endless animations, such as a spinner, do not count. */
function waitForQuiet(parameters: {
  actMs: number
  quietMs: number
  maxMs: number
}): Promise<void> {
  const { actMs, quietMs, maxMs } = parameters
  const start = performance.now()
  const end = start + maxMs
  return new Promise((done) => {
    let changedAt = performance.now()
    const observer = new MutationObserver(() => {
      changedAt = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    const look = () => {
      const now = performance.now()
      const isActing = 'acting' in document.documentElement.dataset && now - start < actMs
      const isLoading = isActing || [...document.images].some((image) => !image.complete)
      if (isLoading || document.getAnimations().some(isMoving)) changedAt = now
      if (now - changedAt < quietMs && now < end) return void setTimeout(look, 20)
      observer.disconnect()
      done()
    }
    look()
  })
}
