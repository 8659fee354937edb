import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StyleRoot } from './StyleRoot.tsx'
import { useStyles } from './useStyles.ts'

afterEach(cleanup)

const sheet = { css: '.cleat-a { top: 0px; }', classes: { a: 'cleat-a' } }

function Box() {
  return <b className={useStyles(sheet).a} />
}

test('default', () => {
  const { container, unmount } = render([<Box key="1" />, <Box key="2" />], { wrapper: StrictMode })
  expect(container.querySelector('.cleat-a')).toBeTruthy()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  unmount()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('behavior: in the shadow root that is named', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  render(
    <StrictMode>
      <StyleRoot scope={root}>
        <Box />
      </StyleRoot>
    </StrictMode>,
  )
  expect(root.adoptedStyleSheets).toHaveLength(1)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
