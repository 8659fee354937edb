import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Español. Made by a machine and not yet reviewed by a native speaker. */
export const es: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Orden firmada, fuera de la cola pública',
  'swap.protectionNone': 'Ninguna, cola pública',
  'swap.receiveAbout': 'Recibes unos',
  'swap.atLeast': 'Recibes como mínimo',
  'swap.impact': 'Impacto en el precio',
  'swap.fee': 'Comisión de red',
  'swap.feeAtMost': 'Hasta {amount}',
  'swap.sponsored': 'La paga {sponsor}',
  'swap.feeDeclined': 'El patrocinador no paga esta vez.',
  'swap.feeUnavailable': 'El patrocinador no respondió.',
  'swap.sourceFee': 'Comisión incluida',
  'swap.source': 'Oferta de',
  'swap.spender': 'Puede tomar tus {symbol}',
  'swap.router': 'Contrato',
  'swap.more': 'Más detalles',
  'swap.validFor': 'Precio válido durante',
  'swap.steps': 'Lo que pide tu billetera',
  'swap.stepReset': 'Quitar el permiso anterior de {symbol}',
  'swap.stepApprove': 'Permitir {amount}',
  'swap.stepPermit': 'Firmar el permiso de {amount}',
  'swap.stepBatch': 'Permitir e intercambiar, una confirmación',
  'swap.stepSign': 'Firmar la orden',
  'swap.preparing': 'Preparando el intercambio…',
  'swap.cancel': 'Cancelar',
  'swap.allowAndSwap': 'Permitir e intercambiar',
  'swap.signAndSwap': 'Firmar e intercambiar',
  'swap.acceptPrice': 'Aceptar el nuevo precio',
  'swap.typeToSwap': 'Escribe {amount} para intercambiar',
  'swap.changeAmount': 'Cambiar cantidad',
  'swap.priceChanged': 'El precio cambió: ahora {now}, antes {before}.',
  'swap.declined': 'Solicitud rechazada en {wallet}. No se firmó ni se envió nada.',
  'swap.noteTokenFee': '{symbol} cobra una comisión en cada transferencia. Ya está incluida.',
  'swap.noteTokenSymbol':
    'En la red, este token se llama {symbol}, no {shown}. Asegúrate de que sea el que quieres.',
  'swap.noteNotTried':
    'Esta red no permite probar el intercambio antes. Solo te protege el importe mínimo.',
  'swap.noteUnknownRouter':
    'No conocemos el contrato de esta oferta. El intercambio falla si no recibes el importe mínimo.',
  'swap.noteOrder':
    'Firmas una orden que otros ejecutan, sin comisión de red. Si nadie lo hace a tiempo, termina y no se intercambia nada.',
  'swap.lossWarn': 'Recibirás un {percent} menos de valor de lo que pagas.',
  'swap.lossConfirm':
    'Perderías el {percent} del valor. Intercambia menos o escribe el importe para continuar.',
  'swap.lossUnknown':
    'No pudimos calcular cuánto vale este intercambio. Compara los importes y escribe el que pagas para continuar.',
  'swap.lossRefuse':
    'Perderías el {percent} del valor, así que este intercambio no se puede hacer aquí. Intercambia menos o elige otro token.',
  'swap.lossFee': 'La comisión de red es el {percent} de lo que intercambias.',
  'swap.step': 'Paso {step} de {count}',
  'swap.checkApprove': 'Permite que el contrato de intercambio tome {amount}, y nada más.',
  'swap.checkReset': 'Pon a cero el permiso anterior de {symbol}. Este token lo exige.',
  'swap.checkSwap': 'Confirma el intercambio de {amount} por al menos {minimum}.',
  'swap.checkRemove': 'Pon a cero el permiso de {symbol}.',
  'swap.open': 'Abrir {wallet}',
  'swap.look': 'Revisa tu otro dispositivo.',
  'swap.waiting': 'Esperando a {network}…',
  'swap.waitingApprove':
    'El permiso está en camino. Tu billetera preguntará una vez más por el intercambio.',
  'swap.waitingText': 'Tu intercambio está en camino. Puedes cerrar esta ventana.',
  'swap.slow': 'Tarda más de lo normal',
  'swap.slowText':
    'La red {network} tiene mucho tráfico. Tu transacción sigue pendiente, así que no la envíes de nuevo. Es posible que puedas acelerarla en tu billetera.',
  'swap.orderWaiting': 'Esperando a que se ejecute tu orden…',
  'swap.orderWaitingText':
    'Está firmada y termina si nadie la ejecuta. Puedes cerrar esta ventana.',
  'swap.orderRefused': 'La orden se rechazó',
  'swap.orderRefusedText':
    '{source} no la aceptó, pero está firmada y aún puede ejecutarse hasta las {time}. Puedes cerrar esta ventana.',
  'swap.orderClosedText':
    'La orden ya no puede ejecutarse, salvo que vuelvas a permitir tus {symbol} antes de las {time}.',
  'swap.paused': 'El precio cambió',
  'swap.pausedReady': 'Listo para intercambiar',
  'swap.pausedReadyText': 'El permiso ya está. No se intercambia nada hasta que continúes.',
  'swap.pausedSignText': 'No se intercambia nada hasta que continúes.',
  'swap.pausedText':
    'Ahora recibirías {now} en lugar de {before}. El intercambio espera tu decisión.',
  'swap.done': 'Intercambiado',
  'swap.received': 'Recibiste',
  'swap.receivedAtLeast': 'Recibiste como mínimo',
  'swap.removed': 'Permiso retirado',
  'swap.removedText': 'El contrato ya no puede tomar tus {symbol}.',
  'swap.close': 'Listo',
  'swap.explorer': 'Ver en el explorador',
  'swap.ended': 'El intercambio no se realizó',
  'swap.failedText': 'Solo pagaste la comisión de red. La red dice: {reason}.',
  'swap.failedPrice': 'Solo pagaste la comisión de red. El precio superó tu límite.',
  'swap.replaced': 'Transacción reemplazada',
  'swap.replacedText': 'Se canceló o reemplazó en tu billetera. Comprueba tus tokens.',
  'swap.dropped': 'Transacción descartada',
  'swap.droppedText': 'Ya no se puede realizar. No salió nada de tu cuenta.',
  'swap.orderEnded': 'La orden no se ejecutó',
  'swap.orderEndedText': 'Ya no puede ejecutarse. Nada salió de tu cuenta.',
  'swap.altered': 'Transacción alterada',
  'swap.alteredText':
    'Tu billetera envió algo distinto de lo que revisaste aquí. Míralo en el explorador.',
  'swap.unproven': 'No se pudo verificar la transacción',
  'swap.unprovenText':
    'La red la aceptó, pero no pudimos confirmar qué hizo. Comprueba tus tokens antes de volver a intercambiar.',
  'swap.again': 'Intercambiar de nuevo',
  'swap.freshPrice': 'Obtener un precio nuevo',
  'swap.wrong': 'Algo salió mal',
  'swap.unknown': 'Es posible que se haya enviado',
  'swap.unknownText':
    'No pudimos confirmar qué ocurrió. Comprueba tu cuenta antes de volver a intercambiar.',
  'swap.account': 'Ver la cuenta en el explorador',
  'swap.looked': 'Lo revisé. No se envió.',
  'swap.allowanceOpen': 'El permiso de {amount} sigue abierto.',
  'swap.removeAllowance': 'Quitarlo',
}
