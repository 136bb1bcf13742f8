'use client'

import { useTranslations } from 'next-intl'
import { LoadingLine } from '@/components/ui/loading-line'
import { useEffect, useState } from 'react'
import type { Method } from '@/lib/http/operation'
import { OperationBody } from './operation-body'
import { readDocument, type ReadDocument } from './read-document'

/** The details of an operation, from the OpenAPI document. Opening it again retries a failed request. */
export function OperationDetails({ path, method }: { path: string; method: Method }) {
  const t = useTranslations('common')
  const [document, setDocument] = useState<ReadDocument | null>(null)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isShown = true
    readDocument().then(
      (read) => isShown && setDocument(read),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [])

  const operation = document?.paths[path]?.[method]
  if (document && operation)
    return (
      <OperationBody
        path={path}
        method={method}
        operation={operation}
        schemas={document.components.schemas}
        usual={document.usual}
      />
    )
  // The server was updated since the page was loaded and no longer has the operation.
  if (document || isFailed)
    return (
      <p role="alert" className="pb-5 text-berry-ink">
        {t('partFailed')}
      </p>
    )
  return <LoadingLine className="pb-5" />
}
