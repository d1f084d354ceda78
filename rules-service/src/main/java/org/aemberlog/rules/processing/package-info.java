/** Takes intents in, in the order in which they came, and sends out what became of them. */
package org.aemberlog.rules.processing;
