import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { standInForLayout } from './test/renderInFrame.tsx'
import { WindowApp } from './WindowApp.tsx'

/** The browser prefers the dark. */
beforeEach(standInForLayout)

const readRoot = () => {
  const { lang, dir, dataset } = screen.getByRole('heading').closest('[data-cleat]') as HTMLElement
  return { lang, dir, theme: dataset.theme }
}

test('default: a window looks and speaks as the page that opened it', async () => {
  const look = { mode: 'light', language: 'ar' } as const
  render(<WindowApp view={{ name: 'nothing' }} look={look} onClose={vi.fn()} />)
  await waitFor(() => expect(readRoot()).toEqual({ lang: 'ar', dir: 'rtl', theme: 'light' }))
  expect(document.documentElement.lang).toBe('ar')
  expect(document.documentElement.style.colorScheme).toBe('light')
})

test('behavior: one that no page speaks for follows the browser', () => {
  render(<WindowApp view={{ name: 'nothing' }} onClose={vi.fn()} />)
  expect(readRoot()).toEqual({ lang: 'en', dir: 'ltr', theme: 'dark' })
})
