import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { arrowUpRightIcon } from '../../icons/arrowUpRightIcon.ts'
import { checkIcon } from '../../icons/checkIcon.ts'
import { externalLinkIcon } from '../../icons/externalLinkIcon.ts'
import { logOutIcon } from '../../icons/logOutIcon.ts'
import sheet from './Icon.module.css'
import { Icon } from './Icon.tsx'

afterEach(cleanup)

test('default', () => {
  const { container } = render(<Icon of={checkIcon} size={18} />)
  const icon = container.querySelector('svg')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.style.width).toBe('18px')
  expect(icon?.querySelector('path')?.getAttribute('d')).toBe(checkIcon.d)
  expect(icon?.classList).toHaveLength(0)
})

test.each([logOutIcon, externalLinkIcon, arrowUpRightIcon])(
  'behavior: an icon that points along the text is mirrored where that runs to the left',
  (drawing) => {
    const { container } = render(<Icon of={drawing} />)
    expect(container.querySelector(`svg.${sheet.classes.mirrored}`)).toBeTruthy()
    expect(sheet.css).toContain(`.${sheet.classes.mirrored}`)
    expect(sheet.css).toContain('scaleX(-1)')
  },
)
