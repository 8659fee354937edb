import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Ordem assinada, fora da fila pública',
  'swap.protectionNone': 'Nenhuma, fila pública',
  'swap.receiveAbout': 'Você recebe cerca de',
  'swap.atLeast': 'Você recebe no mínimo',
  'swap.impact': 'Impacto no preço',
  'swap.fee': 'Taxa de rede',
  'swap.feeAtMost': 'Até {amount}',
  'swap.sourceFee': 'Taxa incluída',
  'swap.source': 'Oferta de',
  'swap.spender': 'Pode retirar seus {symbol}',
  'swap.router': 'Contrato',
  'swap.more': 'Mais detalhes',
  'swap.validFor': 'Preço válido por',
  'swap.steps': 'O que sua carteira pede',
  'swap.stepReset': 'Remover a autorização antiga de {symbol}',
  'swap.stepApprove': 'Autorizar {amount}',
  'swap.stepPermit': 'Assinar a autorização de {amount}',
  'swap.stepBatch': 'Autorizar e trocar, uma confirmação',
  'swap.stepSign': 'Assinar a ordem',
  'swap.preparing': 'Preparando a troca…',
  'swap.cancel': 'Cancelar',
  'swap.allowAndSwap': 'Autorizar e trocar',
  'swap.signAndSwap': 'Assinar e trocar',
  'swap.acceptPrice': 'Aceitar o novo preço',
  'swap.typeToSwap': 'Digite {amount} para trocar',
  'swap.changeAmount': 'Alterar valor',
  'swap.priceChanged': 'O preço mudou: {now} agora, {before} antes.',
  'swap.declined': 'Solicitação recusada em {wallet}. Nada foi assinado nem enviado.',
  'swap.noteTokenFee': '{symbol} cobra uma taxa a cada transferência. Ela já está incluída.',
  'swap.noteTokenSymbol':
    'Na rede, este token se chama {symbol}, e não {shown}. Confira se é o que você quer.',
  'swap.noteNotTried':
    'Esta rede não permite testar a troca antes. Só o valor mínimo protege você.',
  'swap.noteUnknownRouter':
    'Não conhecemos o contrato desta oferta. A troca falha se você não receber o valor mínimo.',
  'swap.noteOrder':
    'Você assina uma ordem que outros executam, sem taxa de rede. Se ninguém fizer isso a tempo, ela termina e nada é trocado.',
  'swap.lossWarn': 'Você receberá {percent} a menos em valor do que paga.',
  'swap.lossConfirm':
    'Você perderia {percent} do valor. Troque menos, ou digite o valor para continuar.',
  'swap.lossUnknown':
    'Não foi possível medir quanto vale esta troca. Compare os valores e digite o que você paga para continuar.',
  'swap.lossRefuse':
    'Você perderia {percent} do valor, então esta troca não pode ser feita aqui. Troque menos, ou escolha outro token.',
  'swap.lossFee': 'A taxa de rede é {percent} do que você troca.',
  'swap.step': 'Etapa {step} de {count}',
  'swap.checkApprove': 'Autorize o contrato de troca a retirar {amount}, e nada mais.',
  'swap.checkReset': 'Zere a autorização antiga de {symbol}. Este token exige isso.',
  'swap.checkSwap': 'Confirme a troca de {amount} por pelo menos {minimum}.',
  'swap.checkRemove': 'Zere a autorização de {symbol}.',
  'swap.open': 'Abrir {wallet}',
  'swap.look': 'Confira seu outro dispositivo.',
  'swap.waiting': 'Aguardando {network}…',
  'swap.waitingApprove':
    'A autorização está a caminho. Sua carteira perguntará mais uma vez pela troca.',
  'swap.waitingText': 'Sua troca está a caminho. Você pode fechar esta janela.',
  'swap.slow': 'Demorando mais que o normal',
  'swap.slowText':
    'A rede {network} está congestionada. Sua transação ainda está pendente, então não a envie de novo. Talvez você possa acelerá-la na sua carteira.',
  'swap.orderWaiting': 'Aguardando a execução da sua ordem…',
  'swap.orderWaitingText':
    'Ela está assinada e termina se ninguém a executar. Você pode fechar esta janela.',
  'swap.orderRefused': 'A ordem foi recusada',
  'swap.orderRefusedText':
    '{source} não a aceitou, mas ela está assinada e ainda pode ser executada até {time}. Você pode fechar esta janela.',
  'swap.orderClosedText':
    'A ordem não pode mais ser executada, a menos que você autorize seus {symbol} de novo antes de {time}.',
  'swap.paused': 'O preço mudou',
  'swap.pausedReady': 'Pronto para trocar',
  'swap.pausedReadyText': 'A autorização já existe. Nada é trocado até você continuar.',
  'swap.pausedSignText': 'Nada é trocado até você continuar.',
  'swap.pausedText': 'Agora você receberia {now} em vez de {before}. A troca espera sua decisão.',
  'swap.done': 'Trocado',
  'swap.received': 'Você recebeu',
  'swap.receivedAtLeast': 'Você recebeu no mínimo',
  'swap.removed': 'Autorização removida',
  'swap.removedText': 'O contrato não pode mais retirar seus {symbol}.',
  'swap.close': 'Pronto',
  'swap.explorer': 'Ver no explorador',
  'swap.ended': 'A troca não foi concluída',
  'swap.failedText': 'Você pagou apenas a taxa de rede. A rede diz: {reason}.',
  'swap.replaced': 'Transação substituída',
  'swap.replacedText': 'Ela foi cancelada ou substituída na sua carteira. Verifique seus tokens.',
  'swap.dropped': 'Transação descartada',
  'swap.droppedText': 'Ela não pode mais ser concluída. Nada saiu da sua conta.',
  'swap.orderEnded': 'A ordem não foi executada',
  'swap.orderEndedText': 'Ela não pode mais ser executada. Nada saiu da sua conta.',
  'swap.altered': 'Transação alterada',
  'swap.alteredText':
    'Sua carteira enviou algo diferente do que você revisou aqui. Confira no explorador.',
  'swap.unproven': 'Não foi possível verificar a transação',
  'swap.unprovenText':
    'A rede a aceitou, mas não foi possível confirmar o que ela fez. Verifique seus tokens antes de trocar de novo.',
  'swap.again': 'Trocar de novo',
  'swap.freshPrice': 'Obter um novo preço',
  'swap.wrong': 'Algo deu errado',
  'swap.unknown': 'Pode ter sido enviada',
  'swap.unknownText':
    'Não foi possível confirmar o que aconteceu. Verifique sua conta antes de trocar de novo.',
  'swap.account': 'Ver conta no explorador',
  'swap.looked': 'Já conferi. Não foi enviada.',
  'swap.allowanceOpen': 'A autorização de {amount} ainda está aberta.',
  'swap.removeAllowance': 'Remover',
}
