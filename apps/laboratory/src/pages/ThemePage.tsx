import type { ThemeVariables } from '@cleat/react'
import { useAppKitTheme } from '@cleat/react'
import { useState } from 'react'
import { Panel } from '../panels/Panel.tsx'
import { KnobField } from '../theme/KnobField.tsx'
import { knobs } from '../theme/knobs.ts'
import { presets } from '../theme/presets.ts'
import { printTheme } from '../theme/printTheme.ts'

/** Edits the theme live and prints the options for it. */
export function ThemePage() {
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useAppKitTheme()
  const [isCopied, setIsCopied] = useState(false)
  const code = printTheme({ themeMode, themeVariables })

  const replace = (variables: ThemeVariables) => {
    const cleared = Object.keys(themeVariables).map((name) => [name, undefined])
    setThemeVariables({ ...Object.fromEntries(cleared), ...variables })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }
  return (
    <>
      <h1>Theme editor</h1>
      <p className="lead">
        Turn a few knobs; the rest of the theme follows from them and stays legible.
      </p>
      <div className="panels editor">
        <Panel title="Begin with">
          <div className="actions">
            {presets.map((preset) => (
              <button
                key={preset.title}
                type="button"
                onClick={() => {
                  setThemeMode(preset.themeMode)
                  replace(preset.themeVariables)
                }}
              >
                {preset.title}
              </button>
            ))}
          </div>
          <div className="knobs">
            {knobs.map((knob) => (
              <KnobField
                key={knob.name}
                knob={knob}
                mode={themeMode}
                value={themeVariables[knob.name]}
                onChange={(value) => setThemeVariables({ [knob.name]: value })}
              />
            ))}
          </div>
        </Panel>
        <div className="preview">
          <appkit-modal enableEmbedded />
        </div>
        <Panel title="Paste this">
          <pre data-testid="theme-code">{code}</pre>
          <div className="actions">
            <button type="button" onClick={() => void copy()}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
          </div>
        </Panel>
      </div>
    </>
  )
}
