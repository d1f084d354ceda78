/** The commands, one class each. */
package org.aemberlog.standalone.command;
