import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Abre tu kit de recuperación',
  'kit.fileLead':
    'Consulta las palabras y las claves de tu billetera sin ningún servicio. Esta página funciona sin conexión, y nada de lo que introduces sale de ella.',
  'kit.chooseFile': 'Elegir archivo del kit',
  'kit.pasteLabel': 'O pega lo que contiene el archivo',
  'kit.pasteHint': 'También puedes soltar el archivo en esta página.',
  'kit.notKit':
    'Esto no es un kit de recuperación. Elige el archivo que descargaste al crear tu kit.',
  'kit.otherVersion':
    'Esta página no puede leer este kit porque lo creó una versión más reciente. Usa la página de recuperación que guardaste con él.',
  'kit.damaged':
    'Este archivo de kit está dañado o incompleto, por lo que no se puede abrir. Usa otra copia.',
  'kit.unreadable': 'No se pudo leer el archivo. Elígelo de nuevo.',
  'kit.unsupportedTitle': 'Este navegador no puede abrir un kit',
  'kit.unsupportedLead': 'Actualiza tu navegador o abre esta página en otro.',
  'kit.codeTitle': 'Introduce el código de tu kit',
  'kit.codeLead': 'Lo anotaste al crear este kit el {date}.',
  'kit.codeName': 'Código del kit',
  'kit.mistyped':
    'Este código del kit está incompleto o tiene un error de escritura. Compáralo con la copia que guardaste.',
  'kit.recoveryCode':
    'Este es tu código de recuperación, que no abre kits. Introduce el código que anotaste al crear el kit.',
  'kit.refused':
    'Este código no abre este kit. Comprueba que el código y el archivo sean del mismo kit. Si lo son, el archivo está dañado: usa otra copia.',
  'kit.open': 'Abrir kit',
  'kit.opening': 'Abriendo tu kit…',
  'kit.otherFile': 'Usar otro archivo',
  'kit.openedTitle': 'Tu billetera',
  'kit.openedLead':
    'Con las palabras o una clave privada, cualquier otra aplicación de billetera puede abrir esta billetera.',
  'kit.secretWarning':
    'Quien vea las palabras o una clave privada puede llevarse todo lo que hay en tu billetera. Asegúrate de que nadie esté mirando y no las compartas nunca.',
  'kit.differs':
    'Las palabras corresponden a otras direcciones que las que indica el kit. Estas son las direcciones de las palabras.',
  'kit.words': 'Tus 24 palabras',
  'kit.compatible': '{network} y redes compatibles',
  'kit.privateKey': 'Clave privada',
  'kit.showWords': 'Mantén pulsado para ver las palabras',
  'kit.showKey': 'Mantén pulsado para ver la clave privada',
  'kit.keepHolding': 'Sigue pulsando…',
  'kit.pressAgain': 'Pulsa de nuevo en 3 segundos para mostrarlo.',
  'kit.hidesIn': 'Se ocultará en {seconds} s',
  'kit.hide': 'Ocultar',
  'kit.copySecret': 'Copiar',
  'kit.copied': 'Copiado',
  'kit.copyFailed': 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  'kit.close': 'Cerrar kit',
  'kit.makeTitle': 'Crea un kit de recuperación',
  'kit.makeLead':
    'Un kit es un archivo y un código. Juntos abren tu billetera, aunque este servicio ya no exista.',
  'kit.makeWarning':
    'Quien tenga ambos puede llevarse todo lo que hay en tu billetera. Guarda el archivo y el código en lugares distintos.',
  'kit.make': 'Crear kit',
  'kit.cancel': 'Cancelar',
  'kit.making': 'Creando tu kit…',
  'kit.saveTitle': 'Guarda tu kit',
  'kit.saveLead':
    'Descarga ambos archivos y anota el código. No tenemos copia, y el código solo se muestra ahora.',
  'kit.download': 'Descargar archivo del kit',
  'kit.downloadPage': 'Descargar página de recuperación',
  'kit.pageNote':
    'La página de recuperación abre tu kit en cualquier navegador, también sin conexión.',
  'kit.saved': 'Ya guardé todo',
  'kit.confirmTitle': 'Comprueba tu copia del código',
  'kit.confirmLead':
    'Introduce estas dos partes del código de tu kit desde la copia que guardaste.',
  'kit.part': 'Parte {number}',
  'kit.confirmWrong':
    'No coincide con el código de tu kit. Revisa tu copia o muestra el código de nuevo.',
  'kit.showCode': 'Mostrar de nuevo el código del kit',
  'kit.finish': 'Terminar',
  'kit.doneTitle': 'Tu kit de recuperación está listo',
  'kit.doneLead':
    'Un kit no se puede anular: abre tu billetera mientras haya algo en ella. Si pierdes el archivo o el código, crea otro kit.',
  'kit.done': 'Listo',
}
