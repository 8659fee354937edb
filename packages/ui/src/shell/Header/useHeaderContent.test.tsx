import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { useHeaderContent } from './useHeaderContent.tsx'

const Chip = ({ name }: { name: string }) => <b>{name}</b>

test('default: nothing while the code loads, then what the view puts there', async () => {
  const loader = createViewLoader(async () => Chip)
  const { result } = renderHook(() => useHeaderContent(loader, { name: 'Base' }))
  expect(result.current).toBeUndefined()
  await act(() => loader.preload())
  render(result.current)
  expect(screen.getByText('Base')).toBeTruthy()
})

test('behavior: nothing where the code does not load, or the view puts nothing there', async () => {
  const broken = createViewLoader<{ name: string }>(() => Promise.reject(new Error('offline')))
  const { result, rerender } = renderHook(
    ({ loader }) => useHeaderContent(loader, { name: 'Base' }),
    { initialProps: { loader: broken as typeof broken | undefined } },
  )
  await act(() => broken.preload())
  expect(result.current).toBeUndefined()
  rerender({ loader: undefined })
  expect(result.current).toBeUndefined()
})
