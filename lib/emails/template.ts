import { brand as name } from '@/lib/brand'
import type { Locale } from '@/lib/i18n/locale'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

// Mail clients support neither style sheets nor variables, so colours are inlined.
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const page = `margin:0;padding:32px 16px;background-color:#f9f7f1;color:#24352b;${font}`
const card = 'max-width:560px;margin:0 auto;background-color:#fffefb;border:1px solid #e2e4da;border-radius:16px'
const brand = `padding:20px 32px;border-bottom:3px solid #23714a;color:#23714a;font-size:22px;font-weight:bold;${font}`
// Long URLs wrap instead of overflowing the card.
const paragraph = `margin:0 0 16px 0;font-size:16px;line-height:26px;overflow-wrap:break-word;color:#24352b;${font}`
const footer = `max-width:560px;margin:16px auto 0 auto;text-align:center;font-size:13px;line-height:20px;color:#5a675f;${font}`

/**
 * Formats a plain-text message: blank lines separate paragraphs, line breaks are kept, and the footer is appended. HTML
 * in the message is escaped.
 */
export function emailBody(message: string, footerText: string): string {
  const paragraphs = message
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => `<p style="${paragraph}">${escapeHtml(text).replaceAll('\n', '<br />\n')}</p>`)
  return [
    `<div style="${card}">`,
    `<div style="${brand}">${name}</div>`,
    `<div style="padding:28px 32px 12px 32px">\n${paragraphs.join('\n')}\n</div>`,
    '</div>',
    `<p style="${footer}">${escapeHtml(footerText)}</p>`,
  ].join('\n')
}

/** The complete HTML document around a sanitised body. */
export function emailDocument(body: string, subject: string, locale: Locale): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light" />',
    `<title>${escapeHtml(subject)}</title>`,
    '</head>',
    `<body style="${page}">`,
    body,
    '</body>',
    '</html>',
  ].join('\n')
}
