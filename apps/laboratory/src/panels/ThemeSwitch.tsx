import { useEffect, useState } from 'react'
import { kit } from '../kit/kit.ts'

export function ThemeSwitch() {
  const [mode, setMode] = useState(kit.controllers.theme.state.themeMode)

  useEffect(() => {
    kit.controllers.theme.setThemeMode(mode)
    document.documentElement.dataset.theme = mode
    localStorage.setItem('laboratory.theme', mode)
  }, [mode])

  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <button type="button" className="quiet" onClick={() => setMode(other)}>
      {other === 'dark' ? 'Dark' : 'Light'} theme
    </button>
  )
}
