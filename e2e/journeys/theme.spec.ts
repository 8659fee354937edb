import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

type Theme = { mode?: 'light' | 'dark'; variables?: Record<string, string | number> }

/** Changes the theme as an app does. */
async function setTheme(page: Page, { mode, variables }: Theme): Promise<void> {
  await page.evaluate(
    ([nextMode, nextVariables]) => {
      const { theme } = Object(window).laboratory.kit.controllers
      if (nextMode) theme.setThemeMode(nextMode)
      if (nextVariables) theme.setThemeVariables(nextVariables)
    },
    [mode, variables] as const,
  )
}

const pairs: readonly [front: string, back: string, least: number][] = [
  ...['page', 'raised', 'pressed'].flatMap((back): [string, string, number][] => [
    ['text', back, 4.5],
    ['secondary', back, 4.5],
  ]),
  ...['accent', 'accent-hover', 'accent-pressed'].map((back): [string, string, number] => [
    'on-accent',
    back,
    4.5,
  ]),
  ['accent-line', 'page', 3],
  ['text', 'accent-tint', 4.5],
]

/**
 * Lists the text and background pairs with too little contrast under any of these variables, as
 * Chromium paints them.
 */
function findIllegible(page: Page, themes: Record<string, string>[]): Promise<string[]> {
  return page.evaluate(
    ([all, checked]) => {
      const root = document.querySelector<HTMLElement>('[data-cleat=modal]') as HTMLElement
      const probe = root.appendChild(document.createElement('i'))
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const context = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D
      const luminance = (token: string) => {
        probe.style.color = `var(--cleat-${token})`
        context.fillStyle = getComputedStyle(probe).color
        context.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const found: string[] = []
      for (const variables of all) {
        for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
        const known = new Map<string, number>()
        const read = (token: string) => {
          const value = known.get(token) ?? luminance(token)
          known.set(token, value)
          return value
        }
        for (const [front, back, least] of checked) {
          const [dark, light] = [read(front), read(back)].sort((a, b) => a - b) as [number, number]
          const ratio = (light + 0.05) / (dark + 0.05)
          if (ratio < least)
            found.push(`${front} on ${back}: ${ratio.toFixed(2)} with ${JSON.stringify(variables)}`)
        }
        for (const name of Object.keys(variables)) root.style.removeProperty(name)
      }
      probe.remove()
      return found
    },
    [themes, pairs] as const,
  )
}

const steps = ['00', '55', 'aa', 'ff']
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

for (const mode of ['light', 'dark'] as const) {
  test(`any accent is legible, ${mode}`, async ({ modal, playground }) => {
    await playground.goto()
    await setTheme(playground.page, { mode })
    await playground.button.click()
    await modal.dialog.waitFor()
    const themes = colors.map((color) => ({ '--cleat-accent': color }))
    expect(await findIllegible(playground.page, themes)).toEqual([])
  })

  test(`anything mixed into the colours leaves them legible, ${mode}`, async ({
    modal,
    playground,
  }) => {
    await playground.goto()
    await setTheme(playground.page, { mode })
    await playground.button.click()
    await modal.dialog.waitFor()
    const themes = colors.flatMap((color) =>
      [10, 40, 100].map((strength) => ({
        '--cleat-color-mix': color,
        '--cleat-color-mix-strength': `${strength}%`,
      })),
    )
    expect(await findIllegible(playground.page, themes)).toEqual([])
  })
}

test('changes while it is open, in one frame and without starting over', async ({
  modal,
  playground,
}) => {
  const { page } = playground
  await playground.goto()
  await playground.button.click()
  await modal.dialog.waitFor()
  // The wallet list is complete and its icons are loaded.
  await expect(modal.button(/MetaMask/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const seen = await page.evaluate(async () => {
    const { theme } = Object(window).laboratory.kit.controllers
    const dialog = document.querySelector('dialog') as HTMLElement
    const popup = dialog.querySelector('[class*=panel]') as HTMLElement
    // The laboratory's colour check adds and removes its own nodes.
    const there = new Set<Node>(document.querySelectorAll('*'))
    const removed: string[] = []
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.removedNodes]))
        if (there.has(node)) removed.push((node as Element).outerHTML)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const frame = () => new Promise(requestAnimationFrame)
    const look = () => getComputedStyle(popup).backgroundColor
    const looks = [look()]
    const before = new Set(dialog.getAnimations({ subtree: true }))
    theme.setThemeMode('light')
    await frame()
    await frame()
    looks.push(look())
    theme.setThemeVariables({ '--cleat-page': 'rgb(250, 240, 230)' })
    await frame()
    await frame()
    looks.push(look())
    const started = dialog.getAnimations({ subtree: true }).filter((one) => !before.has(one))
    const moving = started.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML)
    observer.disconnect()
    return { looks, removed, moving, same: dialog.isConnected }
  })
  expect(new Set(seen.looks).size).toBe(3)
  expect(seen.looks[2]).toBe('rgb(250, 240, 230)')
  expect(seen).toMatchObject({ removed: [], moving: [], same: true })
})

test("AppKit's variables are understood, and ours win", async ({ modal, playground }) => {
  const { page } = playground
  await playground.goto()
  await setTheme(page, {
    variables: {
      '--w3m-accent': '#c2410c',
      '--apkt-accent': '#15803d',
      '--w3m-border-radius-master': '1px',
      '--w3m-font-family': 'Georgia, serif',
      '--apkt-font-size-master': '11px',
      '--apkt-color-mix': '#00bb7f',
      '--apkt-color-mix-strength': 40,
    },
  })
  await playground.button.click()
  await modal.dialog.waitFor()
  const read = () =>
    modal.dialog.evaluate((dialog) => {
      const popup = getComputedStyle(dialog.querySelector('[class*=panel]') as Element)
      const title = getComputedStyle(dialog.querySelector('h2') as Element)
      return {
        accent: popup.getPropertyValue('--cleat-accent'),
        radius: popup.borderTopLeftRadius,
        font: title.fontFamily,
        size: title.fontSize,
        page: popup.backgroundColor,
      }
    })
  const seen = await read()
  expect(seen).toMatchObject({
    accent: '#15803d',
    radius: '6px',
    font: 'Georgia, serif',
    size: '17.6px',
  })
  expect(seen.page).not.toBe('rgb(21, 23, 28)')
  await setTheme(page, { variables: { '--cleat-accent': '#7c3aed' } })
  await expect.poll(async () => (await read()).accent).toBe('#7c3aed')
})

test('a filter lies over the page only where the app wants one', async ({ modal, playground }) => {
  const { page } = playground
  await playground.goto()
  await playground.button.click()
  const scrim = modal.dialog.locator('[class*="scrim"]')
  await expect(scrim).toHaveCSS('backdrop-filter', 'none')
  await setTheme(page, { variables: { '--cleat-scrim-blur': '4px' } })
  await expect(scrim).toHaveCSS('backdrop-filter', 'blur(4px)')
})

test('the developer hears of what cannot be read', async ({ modal, playground }) => {
  await playground.goto()
  await setTheme(playground.page, { mode: 'light', variables: { '--cleat-secondary': '#9aa0ac' } })
  await playground.button.click()
  await expect(modal.dialog.getByRole('alert')).toContainText(
    '--cleat-secondary on --cleat-pressed has a contrast of',
  )
})
