import { useAppKitTheme } from '@cleat/react/appkit'
import { useEffect } from 'react'

/** One theme for the app and the modal. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useAppKitTheme()
  useEffect(() => {
    document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  const other = themeMode === 'light' ? 'dark' : 'light'
  return (
    <button type="button" className="theme" onClick={() => setThemeMode(other)}>
      {other === 'dark' ? 'Night' : 'Day'}
    </button>
  )
}
