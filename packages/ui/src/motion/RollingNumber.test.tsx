import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestEngine } from '../test/createTestEngine.ts'
import { engineContext } from './engineContext.ts'
import { RollingNumber } from './RollingNumber.tsx'

function setUp({ moves = true } = {}) {
  const engine = createTestEngine()
  const draw = (number: string) => (
    <engineContext.Provider value={moves ? engine : undefined}>
      <RollingNumber>{number}</RollingNumber>
    </engineContext.Provider>
  )
  const { container, rerender } = render(draw('1,299.5'))
  return { engine, container, show: (number: string) => rerender(draw(number)) }
}

test('default', async () => {
  const { engine, container, show } = setUp()
  expect(container.innerHTML).toBe('<span>1,299.5</span>')
  show('1,305.5')
  expect(container.textContent).toBe('1,305.5')
  expect(screen.getByRole('img', { name: '1,305.5' })).toBeTruthy()
  // The places that stay the same do not move.
  expect([...engine.played.keys()].map((element) => element.textContent)).toEqual(['3', '0', '5'])
  await act(engine.finish)
  expect(container.innerHTML).toBe('<span>1,305.5</span>')
})

test('behavior: places are counted from the end', () => {
  const { engine, show } = setUp()
  show('21,299.5')
  expect([...engine.played.keys()].map((element) => element.textContent)).toEqual(['2'])
})

test('behavior: at once while nothing may move', () => {
  const { engine, container, show } = setUp({ moves: false })
  show('2')
  expect(container.innerHTML).toBe('<span>2</span>')
  expect(engine.played.size).toBe(0)
})
