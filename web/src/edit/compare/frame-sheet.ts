/**
 * Styles of the marks, in the documents of the frames; line styles and labels say the kind without colours. Frames and
 * labels are outside of their block, where no text is.
 */
export const frameSheet = `
[data-change]:not([data-part]) { position: relative; }
[data-change] {
  outline: 3px solid var(--change-colour);
  outline-offset: 4px;
}
/* Reaches the edges of the window. */
[data-part][data-change] { outline-offset: -3px; }
[data-change='added'] { --change-colour: #1a7f37; }
[data-change='removed'] { --change-colour: #b3261e; outline-style: dashed; }
[data-change='changed'] { --change-colour: #0b5cad; }
[data-change='moved'] { --change-colour: #7a3ea1; outline-style: dotted; }
[data-change]:not([data-part])::before {
  content: attr(data-change-label);
  position: absolute;
  z-index: 5;
  right: 0;
  bottom: calc(100% + 4px);
  padding: 0 8px;
  background: var(--change-colour);
  color: #fff;
  font: 600 12px/16px system-ui, sans-serif;
  letter-spacing: 0;
  text-transform: none;
  white-space: nowrap;
}
[data-part] [data-change] { outline-offset: 1px; box-shadow: 0 0 0 1px #fff; }
[data-part] :is(li, summary)[data-change] { outline-width: 2px; outline-offset: 0; }
[data-part] :is(li, summary)[data-change]::before {
  right: 0;
  bottom: 0;
  padding: 0 5px;
  font: 600 11px/14px system-ui, sans-serif;
  pointer-events: none;
}
[data-current] { outline-width: 6px; }
[data-part][data-current] { outline-offset: -6px; }
[data-part] :is(li, summary)[data-current] { outline-width: 4px; outline-offset: 0; }
[data-words] { color: #14202b; border-radius: 2px; padding: 0 1px; }
ins[data-words] { background: #bff0c9; text-decoration: underline 2px #1a7f37; }
del[data-words] { background: #ffd3cf; text-decoration: line-through 2px #b3261e; }
a, button, summary, label { cursor: default; }
html { scroll-behavior: auto; }
`;
