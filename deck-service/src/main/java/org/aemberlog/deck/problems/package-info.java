/** What goes wrong, as problem documents (RFC 9457). */
package org.aemberlog.deck.problems;
