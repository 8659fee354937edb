import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Abra seu kit de recuperação',
  'kit.fileLead':
    'Veja as palavras e as chaves da sua carteira sem nenhum serviço. Esta página funciona offline, e nada do que você digita sai dela.',
  'kit.chooseFile': 'Escolher arquivo do kit',
  'kit.pasteLabel': 'Ou cole o que o arquivo contém',
  'kit.pasteHint': 'Você também pode soltar o arquivo nesta página.',
  'kit.notKit':
    'Isto não é um kit de recuperação. Escolha o arquivo que você baixou ao criar seu kit.',
  'kit.otherVersion':
    'Esta página não consegue ler este kit, porque ele foi criado por uma versão mais nova. Use a página de recuperação que você guardou com ele.',
  'kit.damaged':
    'Este arquivo do kit está danificado ou incompleto e por isso não pode ser aberto. Use outra cópia.',
  'kit.unreadable': 'Não foi possível ler o arquivo. Escolha-o de novo.',
  'kit.unsupportedTitle': 'Este navegador não consegue abrir um kit',
  'kit.unsupportedLead': 'Atualize seu navegador ou abra esta página em outro.',
  'kit.codeTitle': 'Digite o código do seu kit',
  'kit.codeLead': 'Você o anotou ao criar este kit em {date}.',
  'kit.codeName': 'Código do kit',
  'kit.mistyped':
    'Este código do kit está incompleto ou tem um erro de digitação. Compare com a cópia que você guardou.',
  'kit.recoveryCode':
    'Este é seu código de recuperação, que não abre kits. Digite o código que você anotou ao criar o kit.',
  'kit.refused':
    'Este código não abre este kit. Confira se o código e o arquivo são do mesmo kit. Se forem, o arquivo está danificado: use outra cópia.',
  'kit.open': 'Abrir kit',
  'kit.opening': 'Abrindo seu kit…',
  'kit.otherFile': 'Usar outro arquivo',
  'kit.openedTitle': 'Sua carteira',
  'kit.openedLead':
    'Com as palavras ou uma chave privada, qualquer outro app de carteira pode abrir esta carteira.',
  'kit.secretWarning':
    'Quem vê as palavras ou uma chave privada pode levar tudo o que está na sua carteira. Confira se ninguém está olhando e nunca as compartilhe.',
  'kit.differs':
    'As palavras são de outros endereços, diferentes dos que o kit informa. Estes são os endereços das palavras.',
  'kit.words': 'Suas 24 palavras',
  'kit.compatible': '{network} e redes compatíveis',
  'kit.privateKey': 'Chave privada',
  'kit.showWords': 'Segure para mostrar as palavras',
  'kit.showKey': 'Segure para mostrar a chave privada',
  'kit.keepHolding': 'Continue segurando…',
  'kit.pressAgain': 'Pressione de novo em 3 segundos para mostrar.',
  'kit.hidesIn': 'Ocultado de novo em {seconds} s',
  'kit.hide': 'Ocultar',
  'kit.copySecret': 'Copiar',
  'kit.copied': 'Copiado',
  'kit.copyFailed': 'Não foi possível copiar. Selecione o texto e copie manualmente.',
  'kit.close': 'Fechar kit',
  'kit.makeTitle': 'Crie um kit de recuperação',
  'kit.makeLead':
    'Um kit é um arquivo e um código. Juntos, eles abrem sua carteira, mesmo que este serviço não exista mais.',
  'kit.makeWarning':
    'Quem tem os dois pode levar tudo o que está na sua carteira. Guarde o arquivo e o código em lugares diferentes.',
  'kit.make': 'Criar kit',
  'kit.cancel': 'Cancelar',
  'kit.making': 'Criando seu kit…',
  'kit.saveTitle': 'Guarde seu kit',
  'kit.saveLead':
    'Baixe os dois arquivos e anote o código. Não temos cópia, e o código só aparece agora.',
  'kit.download': 'Baixar arquivo do kit',
  'kit.downloadPage': 'Baixar página de recuperação',
  'kit.pageNote': 'A página de recuperação abre seu kit em qualquer navegador, também offline.',
  'kit.saved': 'Já guardei tudo',
  'kit.confirmTitle': 'Confira sua cópia do código',
  'kit.confirmLead':
    'Digite estas duas partes do código do seu kit a partir da cópia que você guardou.',
  'kit.part': 'Parte {number}',
  'kit.confirmWrong':
    'Isso não confere com o código do seu kit. Confira sua cópia ou mostre o código de novo.',
  'kit.showCode': 'Mostrar o código do kit de novo',
  'kit.finish': 'Concluir',
  'kit.doneTitle': 'Seu kit de recuperação está pronto',
  'kit.doneLead':
    'Um kit não pode ser cancelado: ele abre sua carteira enquanto houver algo nela. Se você perder o arquivo ou o código, crie outro kit.',
  'kit.done': 'Pronto',
}
