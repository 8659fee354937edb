import { useEffect } from 'react'

/** Takes files that are dropped anywhere on the page, which the browser would open instead. */
export function useDroppedFile(onFile: ((file: File) => void) | undefined): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent) => event.preventDefault()
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file) onFile?.(file)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop)
    }
  }, [onFile])
}
